import type { Handlers } from '../../http/handler.ts'
import { addCredential, startAdding } from './add-credential.ts'
import { removeCredential } from './remove-credential.ts'

export const credentialRoutes: Handlers<
  'POST /v2.0/me/sign_in_attempts' | 'POST /v2.0/me/credentials' | 'DELETE /v2.0/me/credentials/{provider}'
> = {
  'POST /v2.0/me/sign_in_attempts': (ctx, { body }) => startAdding(ctx, body),
  'POST /v2.0/me/credentials': (ctx, { body }) => addCredential(ctx, body),
  'DELETE /v2.0/me/credentials/{provider}': (ctx, { params, body }) =>
    removeCredential(ctx, params.provider, body.password),
}
