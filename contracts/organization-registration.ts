import { z } from 'zod'
import { newPassword } from './account-forms.ts'
import type { EndpointTable } from './endpoint.ts'
import { organizationForm } from './organization-form.ts'
import { registrationStatuses } from './organization-kinds.ts'

const state = z.object({
  /** `none`: nothing waits or was refused. A member of an organisation is `approved`. */
  status: z.enum(['none', ...registrationStatuses]),
  /** Of the organisation; null without one. */
  name: z.string().nullable(),
  /** Why it was refused. */
  reason: z.string().nullable(),
})
export type OrganizationRegistration = z.infer<typeof state>

/** How an organisation becomes a customer (spec point 7, docs/decisions/0061). */
export const organizationRegistrationEndpoints = {
  'POST /v2.0/organizations/registration': {
    action: 'organizations.register',
    botCheck: 'organization_registration',
    summary:
      'Register an organisation. A guest gets an account with it, after a mail, and so chooses a password; the address is that of the contact.',
    body: z.strictObject({
      organization: organizationForm,
      password: z.optional(newPassword),
      /** Asks the masters of the organisation that has this tax number already. */
      join: z.boolean().default(false),
    }),
    response: z.object({ status: z.enum(['pending', 'joining', 'confirmation_sent']) }),
    errors: ['not_found', 'organization_exists', 'already_member', 'registration_pending'],
  },
  'GET /v2.0/me/organization_registration': {
    action: 'organizations.read_registration',
    summary: 'What has become of the registration of an organisation.',
    response: state,
  },
} as const satisfies EndpointTable
