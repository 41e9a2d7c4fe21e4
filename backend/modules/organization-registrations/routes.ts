import type { Handlers } from '../../http/handler.ts'
import { findOwn } from './service.ts'

/** The call that registers makes accounts, too, and is one of `accounts`. */
export const organizationRegistrationRoutes: Handlers<'GET /v2.0/me/organization_registration'> = {
  'GET /v2.0/me/organization_registration': (ctx) => findOwn(ctx),
}
