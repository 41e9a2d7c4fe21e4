import { z } from 'zod'
import { optionalPassword } from './credentials.ts'
import type { EndpointTable } from './endpoint.ts'
import { passkeyName } from './passkey-forms.ts'
import { idParam, none } from './shop-schemas.ts'

const publicKey = z.literal('public-key')
const required = z.literal('required')

/**
 * Passkeys (docs/decisions/0054). The answers to these questions go to `POST /v2.0/me/credentials` and `POST /login`, as
 * the token of the provider `passkey`.
 */
export const passkeyEndpoints = {
  'POST /v2.0/passkeys/sign_in_options': {
    action: 'passkeys.ask',
    summary: 'A question that a passkey answers to sign in. It can be answered once, within five minutes.',
    response: z.object({ challenge: z.string(), rpId: z.string(), timeout: z.int(), userVerification: required }),
  },
  'POST /v2.0/me/passkeys/options': {
    action: 'credentials.add',
    summary: 'A question that a new passkey answers. It can be answered once, by this session, within five minutes.',
    body: z.strictObject({ name: z.optional(passkeyName), ...optionalPassword }),
    response: z.object({
      challenge: z.string(),
      timeout: z.int(),
      rp: z.object({ id: z.string(), name: z.string() }),
      user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
      pubKeyCredParams: z.array(z.object({ type: publicKey, alg: z.int() })),
      excludeCredentials: z.array(z.object({ type: publicKey, id: z.string() })),
      authenticatorSelection: z.object({
        residentKey: required,
        requireResidentKey: z.literal(true),
        userVerification: required,
      }),
      attestation: z.literal('none'),
    }),
    errors: ['old_password_wrong', 'too_many_passkeys'],
  },
  'GET /v2.0/me/passkeys': {
    action: 'passkeys.list',
    summary: 'The passkeys of the signed-in user, the oldest first.',
    response: z.object({
      items: z.array(
        z.object({
          id: z.int(),
          /** Null where neither the customer nor the authenticator has given one. */
          name: z.string().nullable(),
          addedAt: z.iso.datetime(),
          usedAt: z.iso.datetime().nullable(),
        }),
      ),
    }),
  },
  'DELETE /v2.0/me/passkeys/{id}': {
    action: 'credentials.remove',
    summary: 'Remove one passkey, but never the last way to sign in. All other sessions of the account end.',
    params: z.object({ id: idParam }),
    body: z.strictObject(optionalPassword),
    response: none,
    errors: ['not_found', 'old_password_wrong', 'last_credential'],
  },
} as const satisfies EndpointTable
