import { z } from 'zod'
import { addedProviders, signInOutcomes, socialProviders } from './credential-providers.ts'
import type { EndpointTable } from './endpoint.ts'
import { mailToken } from './mail-token.ts'
import { localeSchema, none } from './shop-schemas.ts'

/** The spec's `{token, provider}`. */
export const credential = z.strictObject({
  provider: z.enum(addedProviders),
  /** What the provider's own button gives to a page. Without it, the sign-in that this browser has just made counts. */
  token: z.string().min(1).max(4096).optional(),
})
export type Credential = z.infer<typeof credential>

/** Of somebody without an account: a passkey belongs to one. */
export const socialCredential = credential.extend({ provider: z.enum(socialProviders) })

/** Asked for again, so that an open session alone neither adds nor removes a way to sign in. Accounts without a password have none to ask for. */
export const optionalPassword = { password: z.string().max(256).optional() }

const started = z.object({
  /** The provider's page. */
  url: z.string(),
  /** Says at the return that it is the same browser. The gateway moves it into a cookie. */
  token: z.string(),
})

/** How a customer signs in, and the way over a provider's page (docs/decisions/0052). The specification names the calls of `/me/credentials`. */
export const credentialEndpoints = {
  'POST /v2.0/me/credentials': {
    action: 'credentials.add',
    summary: 'Add a way to sign in.',
    body: z.strictObject({ ...credential.shape, ...optionalPassword }),
    response: none,
    errors: [
      'credential_not_valid',
      'credential_already_added',
      'credential_of_another',
      'old_password_wrong',
      'too_many_passkeys',
    ],
  },
  'DELETE /v2.0/me/credentials/{provider}': {
    action: 'credentials.remove',
    summary: 'Remove a way to sign in, but never the last one. All other sessions of the account end.',
    params: z.object({ provider: z.enum(addedProviders) }),
    body: z.strictObject(optionalPassword),
    response: none,
    errors: ['not_found', 'old_password_wrong', 'last_credential'],
  },
  'POST /v2.0/me/sign_in_attempts': {
    action: 'credentials.add',
    summary: 'Begin to add a provider: its page asks who the visitor is.',
    body: z.strictObject({ provider: z.enum(socialProviders), ...optionalPassword }),
    response: started,
    errors: ['not_found', 'old_password_wrong'],
  },
  'POST /v2.0/sign_in_attempts': {
    action: 'sign_in_attempts.start',
    summary: 'Begin to sign in at a provider.',
    body: z.strictObject({
      provider: z.enum(socialProviders),
      /** Where the visitor goes on after signing in. */
      redirectPath: z.string().max(2000),
      remember: z.boolean(),
      /** Of the mail that asks to confirm a registration with the same account of the provider. */
      registration: mailToken.optional(),
    }),
    response: started,
    errors: ['not_found', 'link_not_valid'],
  },
  'POST /v2.0/sign_in_attempts/answer': {
    action: 'sign_in_attempts.answer',
    summary: "The provider's answer, with which the visitor has come back. It can be given once.",
    body: z.strictObject({
      provider: z.enum(socialProviders),
      state: z.string().max(256),
      code: z.string().min(1).max(4096).optional(),
      /** In the place of a code. */
      error: z.string().max(256).optional(),
      /** Only Apple sends the names so, and only once. */
      firstName: z.string().max(256).optional(),
      lastName: z.string().max(256).optional(),
    }),
    response: z.object({
      outcome: z.enum(signInOutcomes),
      /** What it was begun for: the page that goes on differs. */
      purpose: z.enum(['sign_in', 'confirm', 'add']),
      redirectPath: z.string(),
      locale: localeSchema,
    }),
    errors: ['link_not_valid'],
  },
  'GET /v2.0/sign_in_attempts/current': {
    action: 'sign_in_attempts.read',
    summary: 'What the provider has said about the visitor, for the form of the registration.',
    response: z.object({
      provider: z.enum(socialProviders),
      email: z.string().nullable(),
      /** Whether an account can be made with this address at once. */
      isEmailProven: z.boolean(),
      firstName: z.string().nullable(),
      lastName: z.string().nullable(),
    }),
    errors: ['link_not_valid'],
  },
} as const satisfies EndpointTable
