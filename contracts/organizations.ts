import { z } from 'zod'
import { billingForm } from './checkout-forms.ts'
import type { EndpointTable } from './endpoint.ts'
import { membershipForm } from './invitation-form.ts'
import { none, rowId, rowIdText } from './shop-schemas.ts'

const { role, permissions } = membershipForm.shape

const organization = z.object({
  id: z.int(),
  name: z.string(),
  /** For invoices; null for an organisation that has not registered itself. */
  billing: z.nullable(billingForm),
  /** What the signed-in member may do. */
  membership: z.object({ role, permissions }),
  /** In gross forints. Null without transfer, and for members without VIEW_CREDIT_LIMIT. */
  credit: z.object({ termDays: z.int(), limit: z.int(), open: z.int(), free: z.int() }).nullable(),
  /** How members without SELECT_PAYMENT_METHOD pay; null where they may choose. */
  defaultPaymentMethodId: z.int().nullable(),
})
export type Organization = z.infer<typeof organization>

const member = z.object({
  /** Of the user. */
  id: z.int(),
  displayName: z.string(),
  /** Null for colleagues who are no masters. */
  email: z.string().nullable(),
  role,
  permissions,
})
export type OrganizationMember = z.infer<typeof member>

const byId = z.object({ id: rowIdText })
const memberErrors = ['not_found', 'last_master'] as const
const ofMember = z.object({ groupId: rowIdText, customerId: rowIdText })

/** An organisation and its people (spec point 7, docs/decisions/0057). */
export const organizationEndpoints = {
  'GET /v2.0/organizations/{id}': {
    action: 'organizations.read',
    summary: 'The organisation of the signed-in member.',
    params: byId,
    response: organization,
    errors: ['not_found'],
  },
  'GET /v2.0/organizations/{id}/payment_methods': {
    action: 'organizations.manage',
    summary:
      'The payment methods that can be the default of the organisation, and the default also while it is not offered.',
    params: byId,
    response: z.object({
      items: z.array(z.object({ id: z.int(), key: z.string(), name: z.string(), isOffered: z.boolean() })),
    }),
    errors: ['not_found'],
  },
  'PUT /v2.0/organizations/{id}/payment_method': {
    action: 'organizations.manage',
    summary: 'Set the payment method of members who do not choose one; null lets them choose.',
    params: byId,
    body: z.strictObject({ paymentMethodId: rowId.nullable() }),
    response: none,
    errors: ['not_found', 'payment_method_not_available'],
  },
  'GET /v2.0/organizations/{id}/customers': {
    action: 'organizations.read',
    summary: 'The members of an organisation: masters first, then by name.',
    params: byId,
    response: z.object({ items: z.array(member) }),
    errors: ['not_found'],
  },
  'PUT /v2.0/organizations/{groupId}/customers/{customerId}/promote': {
    action: 'organizations.manage',
    summary: 'Make a member a master.',
    params: ofMember,
    response: member,
    errors: memberErrors,
  },
  'PUT /v2.0/organizations/{groupId}/customers/{customerId}/roles': {
    action: 'organizations.manage',
    summary: 'Set the role and the permissions of a member.',
    params: ofMember,
    body: z.strictObject(membershipForm.shape),
    response: member,
    errors: memberErrors,
  },
  'DELETE /v2.0/organizations/{groupId}/customers/{customerId}': {
    action: 'organizations.remove',
    summary: 'Remove a member, or leave. The sessions of the member end.',
    params: ofMember,
    response: none,
    errors: memberErrors,
  },
} as const satisfies EndpointTable
