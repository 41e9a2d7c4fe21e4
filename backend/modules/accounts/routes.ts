import type { accountEndpoints } from '#contracts/accounts.ts'
import type { Handlers, Input } from '../../http/handler.ts'
import type { Context } from '../../kernel/context.ts'
import { fail } from '../../kernel/result.ts'
import { changeEmail, requestEmailChange } from './change-email.ts'
import { changePassword, requestReset, resetPassword } from './passwords.ts'
import { readStatus } from './read-status.ts'
import { confirmByProvider, registerByProvider } from './register-by-provider.ts'
import { registerWithInvitation } from './register-invited.ts'
import { registerOrganization } from './register-organization.ts'
import { confirmRegistration, requestRegistration } from './register.ts'

/** The contract asks for exactly one of the two. */
const register = async (
  ctx: Context,
  { credentials, credential, invitationCode, ...rest }: Input<'PUT /v2.0/customer'>['body'],
) => {
  if (credential) return registerByProvider(ctx, credential, rest)
  if (!credentials) return fail('invalid_data_provided')
  return invitationCode === undefined
    ? requestRegistration(ctx, credentials, { newsletter: rest.newsletter })
    : registerWithInvitation(ctx, invitationCode, credentials, rest.newsletter)
}

export const accountRoutes: Handlers<keyof typeof accountEndpoints | 'POST /v2.0/organizations/registration'> = {
  'PUT /v2.0/customer': (ctx, { body }) => register(ctx, body),
  'POST /v2.0/organizations/registration': (ctx, { body }) => registerOrganization(ctx, body),
  'POST /v2.0/customer/confirm': (ctx, { body }) => confirmRegistration(ctx, body),
  'POST /v2.0/customer/confirm_credential': (ctx, { body }) => confirmByProvider(ctx, body),
  'GET /v2.0/customer/{email}/status': (ctx, { params }) => readStatus(ctx, params.email),
  'PUT /v2.0/me/password': (ctx, { body }) => changePassword(ctx, body),
  'POST /v2.0/me/email_change': (ctx, { body }) => requestEmailChange(ctx, body),
  'PUT /v2.0/me/email': (ctx, { body }) => changeEmail(ctx, body),
  'POST /v2.0/me/reset_password_request': (ctx, { body }) => requestReset(ctx, body),
  'PUT /v2.0/me/reset_password': (ctx, { body }) => resetPassword(ctx, body),
}
