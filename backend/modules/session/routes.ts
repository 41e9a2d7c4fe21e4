import type { Handlers } from '../../http/handler.ts'
import { ok } from '../../kernel/result.ts'
import { findMe, grantAnonymous, grantPassword, revoke } from './service.ts'

export const sessionRoutes: Handlers<'POST /login' | 'DELETE /v2.0/token/revoke' | 'GET /v2.0/me'> = {
  'POST /login': (ctx, { body }) => (body.grant_type === 'anonymous' ? grantAnonymous(ctx) : grantPassword(ctx, body)),
  'DELETE /v2.0/token/revoke': async (ctx) => {
    await revoke(ctx)
    return ok({})
  },
  'GET /v2.0/me': findMe,
}
