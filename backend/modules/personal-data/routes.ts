import type { personalDataEndpoints } from '#contracts/personal-data.ts'
import type { Handlers } from '../../http/handler.ts'
import { endOtherSessions } from './end-other-sessions.ts'
import { eraseAccount } from './erase-account.ts'
import { exportData } from './export-data.ts'

export const personalDataRoutes: Handlers<keyof typeof personalDataEndpoints> = {
  'DELETE /v2.0/me': (ctx, { body }) => eraseAccount(ctx, body.password),
  'GET /v2.0/me/export': (ctx) => exportData(ctx),
  'DELETE /v2.0/me/sessions': (ctx) => endOtherSessions(ctx),
}
