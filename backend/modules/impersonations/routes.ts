import type { impersonationEndpoints } from '#contracts/impersonations.ts'
import type { Handlers } from '../../http/handler.ts'
import { findLink, listImpersonations } from './service.ts'

export const impersonationRoutes: Handlers<keyof typeof impersonationEndpoints> = {
  'POST /v2.0/impersonations/details': (ctx, { body }) => findLink(ctx, body.token),
  'GET /v2.0/me/impersonations': (ctx) => listImpersonations(ctx),
}
