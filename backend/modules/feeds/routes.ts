import type { feeds } from '#contracts/feeds.ts'
import type { Handlers } from '../../http/handler.ts'
import { ok } from '../../kernel/result.ts'
import { listFeedItems } from './service.ts'

export const feedRoutes: Handlers<keyof typeof feeds> = {
  'GET /v2.0/feed_items': async (ctx, { query }) => ok(await listFeedItems(ctx, query)),
}
