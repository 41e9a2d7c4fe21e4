import type { Handlers } from '../../http/handler.ts'
import { findMe } from './service.ts'

export const customerRoutes: Handlers<'GET /v2.0/me'> = {
  'GET /v2.0/me': findMe,
}
