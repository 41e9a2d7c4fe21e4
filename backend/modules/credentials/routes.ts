import type { passkeyEndpoints } from '#contracts/passkeys.ts'
import type { Handlers } from '../../http/handler.ts'
import { addCredential, startAdding } from './add-credential.ts'
import { askToSignIn, listPasskeys } from '../passkeys/service.ts'
import { askForPasskey } from './add-passkey.ts'
import { removeCredential } from './remove-credential.ts'

export const credentialRoutes: Handlers<
  | 'POST /v2.0/me/sign_in_attempts'
  | 'POST /v2.0/me/credentials'
  | 'DELETE /v2.0/me/credentials/{provider}'
  | keyof typeof passkeyEndpoints
> = {
  'POST /v2.0/me/sign_in_attempts': (ctx, { body }) => startAdding(ctx, body),
  'POST /v2.0/me/credentials': (ctx, { body }) => addCredential(ctx, body),
  'DELETE /v2.0/me/credentials/{provider}': (ctx, { params, body }) => removeCredential(ctx, params, body.password),
  'POST /v2.0/passkeys/sign_in_options': (ctx) => askToSignIn(ctx),
  'POST /v2.0/me/passkeys/options': (ctx, { body }) => askForPasskey(ctx, body),
  'GET /v2.0/me/passkeys': (ctx) => listPasskeys(ctx),
  'DELETE /v2.0/me/passkeys/{id}': (ctx, { params, body }) =>
    removeCredential(ctx, { provider: 'passkey', id: params.id }, body.password),
}
