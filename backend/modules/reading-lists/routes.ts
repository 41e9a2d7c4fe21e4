import type { readingLists } from '#contracts/reading-lists.ts'
import type { Handlers } from '../../http/handler.ts'
import { matchList } from './service.ts'

export const readingListRoutes: Handlers<keyof typeof readingLists> = {
  'POST /v2.0/reading_lists/matches': (ctx, { body }) => matchList(ctx, body.text),
}
