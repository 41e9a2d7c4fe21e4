import type { Handlers } from '../../http/handler.ts'
import { changeMe, findMe } from './service.ts'

export const customerRoutes: Handlers<'GET /me' | 'GET /v2.0/me' | 'PATCH /v2.0/me'> = {
  'GET /me': findMe,
  'GET /v2.0/me': findMe,
  'PATCH /v2.0/me': (ctx, { body }) => changeMe(ctx, body),
}
