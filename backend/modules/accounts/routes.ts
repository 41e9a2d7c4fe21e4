import type { accountEndpoints } from '#contracts/accounts.ts'
import type { Handlers } from '../../http/handler.ts'
import { changePassword, requestReset, resetPassword } from './passwords.ts'
import { readStatus } from './read-status.ts'
import { confirmRegistration, requestRegistration } from './register.ts'

export const accountRoutes: Handlers<keyof typeof accountEndpoints> = {
  'PUT /v2.0/customer': (ctx, { body }) => requestRegistration(ctx, body),
  'POST /v2.0/customer/confirm': (ctx, { body }) => confirmRegistration(ctx, body),
  'GET /v2.0/customer/{email}/status': (ctx, { params }) => readStatus(ctx, params.email),
  'PUT /v2.0/me/password': (ctx, { body }) => changePassword(ctx, body),
  'POST /v2.0/me/reset_password_request': (ctx, { body }) => requestReset(ctx, body),
  'PUT /v2.0/me/reset_password': (ctx, { body }) => resetPassword(ctx, body),
}
