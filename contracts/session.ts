import { z } from 'zod'
import { cartReport } from './cart-report.ts'
import type { EndpointTable } from './endpoint.ts'
import { none, segmentSchema } from './shop-schemas.ts'
import { signInForm } from './sign-in-form.ts'

export const sessionEndpoints = {
  'POST /login': {
    action: 'sessions.open',
    summary: 'Grants: password, or anonymous (a cart without an account).',
    body: z.discriminatedUnion('grant_type', [
      z.strictObject({ grant_type: z.literal('anonymous') }),
      z.strictObject({
        grant_type: z.literal('password'),
        ...signInForm.shape,
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
    }),
    errors: ['invalid_grant'],
  },
  'DELETE /v2.0/token/revoke': { action: 'sessions.end', summary: 'Sign out.', response: none },
  'GET /v2.0/me': {
    action: 'customers.read',
    summary: 'The signed-in user.',
    response: z.object({
      id: z.int(),
      email: z.string(),
      segment: segmentSchema,
      personalInfo: z.object({
        name: z.object({ type: z.literal('separated'), firstName: z.string(), lastName: z.string() }),
        displayName: z.string(),
      }),
      organizationName: z.string().nullable(),
    }),
  },
} as const satisfies EndpointTable
