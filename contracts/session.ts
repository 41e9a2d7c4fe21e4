import { z } from 'zod'
import { cartReport } from './cart-report.ts'
import { credentialProviders } from './credential-providers.ts'
import { credential } from './credentials.ts'
import type { EndpointTable } from './endpoint.ts'
import { mailToken } from './mail-token.ts'
import { userName } from './profile-form.ts'
import { roles } from './roles.ts'
import { currencySchema, none, segmentSchema } from './shop-schemas.ts'
import { signInForm } from './sign-in-form.ts'

const id = z.int().min(1).max(2_147_483_647)

const me = z.object({
  id: z.int(),
  email: z.string(),
  segment: segmentSchema,
  /** Whose the purchases are (spec point 3: owner types). */
  userType: z.enum(['user', 'organization']),
  roles: z.array(z.enum(roles)),
  organizationId: z.int().nullable(),
  organizationName: z.string().nullable(),
  personalInfo: z.object({
    name: z.discriminatedUnion('type', [
      z.object({ type: z.literal('separated'), firstName: z.string(), lastName: z.string() }),
      z.object({ type: z.enum(['simple', 'company']), name: z.string() }),
    ]),
    displayName: z.string(),
  }),
  defaultDeliveryDataId: z.int().nullable(),
  defaultBillingDataId: z.int().nullable(),
  /** The invoice that has been overdue for longest. */
  overdueInvoice: z
    .object({
      number: z.string(),
      orderUuid: z.uuid(),
      dueOn: z.iso.date(),
      currency: currencySchema,
      /** What is to be paid, in minor units. */
      payable: z.int(),
    })
    .nullable(),
  /** The ways to sign in. */
  credentials: z.array(
    z.object({
      provider: z.enum(credentialProviders),
      /** Null for the password. */
      addedAt: z.iso.datetime().nullable(),
      /** The address of the account at the provider, if the provider has said it. */
      email: z.string().nullable(),
    }),
  ),
})
export type Me = z.infer<typeof me>

export const sessionEndpoints = {
  'POST /login': {
    action: 'sessions.open',
    botCheck: 'login',
    // The other grants are no forms: a provider has looked at the visitor, or nobody can count tokens up.
    isBotChecked: ({ grant_type }: { grant_type: string }) => grant_type === 'password',
    summary:
      'Grants: password, 3rd_party_access_token (a provider says who it is), one_time_token (an operator in the name of a customer), or anonymous (a cart without an account).',
    body: z.discriminatedUnion('grant_type', [
      z.strictObject({ grant_type: z.literal('anonymous') }),
      z.strictObject({ grant_type: z.literal('one_time_token'), token: mailToken }),
      z.strictObject({
        grant_type: z.literal('password'),
        ...signInForm.shape,
        remember: z.boolean().default(false),
      }),
      z.strictObject({
        grant_type: z.literal('3rd_party_access_token'),
        ...credential.shape,
        remember: z.boolean().default(false),
      }),
    ]),
    response: z.object({
      access_token: z.string(),
      /** In seconds; null for a session that ends when the browser closes. */
      expires_in: z.int().nullable(),
      segment: segmentSchema,
      /** True for a signed-in customer, false for an anonymous session. */
      customer: z.boolean(),
      /** What became of the cart of the session that signed in; null where there was nothing to merge. */
      merge: cartReport.nullable(),
      /** Only of a session in which an operator acts in the name of the customer. */
      impersonation_ends_at: z.iso.datetime().optional(),
    }),
    errors: [
      'invalid_grant',
      'link_not_valid',
      'registration_required',
      'organizations_only',
      'readers_only',
      'sign_in_required',
    ],
  },
  'DELETE /v2.0/token/revoke': { action: 'sessions.end', summary: 'Sign out.', response: none },
  'GET /v2.0/me': {
    action: 'customers.read',
    summary: 'The signed-in user.',
    response: me,
  },
  /** The spec's older address of the same. */
  'GET /me': { action: 'customers.read', summary: 'The signed-in user.', response: me },
  'PATCH /v2.0/me': {
    action: 'customers.change',
    summary:
      'Change the name of the signed-in user, and which of the saved addresses are the defaults. All or nothing.',
    body: z.strictObject({
      personalInfo: z.strictObject({ name: userName }).optional(),
      defaultDeliveryDataId: id.optional(),
      defaultBillingDataId: id.optional(),
    }),
    response: me,
    errors: ['not_found'],
  },
} as const satisfies EndpointTable
