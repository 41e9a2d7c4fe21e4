import { z } from 'zod'
import type { EndpointTable } from './endpoint.ts'
import { membershipForm } from './invitation-form.ts'
import { none, rowIdText } from './shop-schemas.ts'

const { role, permissions } = membershipForm.shape

const organization = z.object({
  id: z.int(),
  name: z.string(),
  /** What the signed-in member may do. */
  membership: z.object({ role, permissions }),
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
