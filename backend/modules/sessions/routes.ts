import type { Handlers } from '../../http/handler.ts'
import { ok } from '../../kernel/result.ts'
import { grantAnonymous, grantPassword, revoke } from './service.ts'

export const sessionRoutes: Handlers<'POST /login' | 'DELETE /v2.0/token/revoke'> = {
  'POST /login': (ctx, { body }) => (body.grant_type === 'anonymous' ? grantAnonymous(ctx) : grantPassword(ctx, body)),
  'DELETE /v2.0/token/revoke': async (ctx) => {
    await revoke(ctx)
    return ok({})
  },
}
