import { z } from 'zod'
import type { EndpointTable } from './endpoint.ts'
import { invitationForm, membershipForm } from './invitation-form.ts'
import { mailToken } from './mail-token.ts'
import { sessionEndpoints } from './session.ts'
import { none, rowIdText } from './shop-schemas.ts'

const { role, permissions } = membershipForm.shape

const invitation = z.object({
  id: z.uuid(),
  email: z.string(),
  role,
  permissions,
  /** When the last mail was sent. */
  invitedAt: z.iso.datetime(),
  expired: z.boolean(),
})
export type Invitation = z.infer<typeof invitation>

/** Why an address was not invited. */
const refusedAddress = z.object({
  email: z.string(),
  code: z.enum(['invitation_already_exists', 'already_member', 'too_many_requests']),
})
export type RefusedAddress = z.infer<typeof refusedAddress>

const byId = z.object({ id: z.uuid() })
const codeErrors = ['link_not_valid', 'invitation_expired', 'invitation_revoked', 'invitation_used'] as const

/** Invitations into an organisation (spec points 3 and 7, docs/decisions/0057). */
export const invitationEndpoints = {
  'GET /v2.0/organizations/{id}/invitations': {
    action: 'invitations.list',
    summary: 'The open invitations of an organisation, the latest first.',
    params: z.object({ id: rowIdText }),
    response: z.object({ items: z.array(invitation) }),
    errors: ['not_found'],
  },
  'PUT /v2.0/invitations/organizations/{groupId}/create': {
    action: 'organizations.manage',
    summary:
      'Invite one or many addresses. A single address that cannot be invited is an error; of several, `refused` has the reasons.',
    idempotent: true,
    params: z.object({ groupId: rowIdText }),
    body: z.strictObject(invitationForm.shape),
    response: z.object({ items: z.array(invitation), refused: z.array(refusedAddress) }),
    errors: ['not_found', 'invitation_already_exists', 'already_member'],
  },
  'POST /v2.0/invitations/{id}/resend_email': {
    action: 'organizations.manage',
    summary: 'Send the mail of an open invitation again, with a new code. The code before is not valid any more.',
    params: byId,
    response: invitation,
    errors: ['not_found'],
  },
  'DELETE /v2.0/invitations/{id}': {
    action: 'organizations.manage',
    summary: 'Revoke an open invitation.',
    params: byId,
    response: none,
    errors: ['not_found'],
  },
  'POST /v2.0/invitations/accept': {
    action: 'invitations.accept',
    summary:
      'Join an organisation. The session is exchanged for one of the B2B segment, and the others of the user end.',
    body: z.strictObject({ code: mailToken }),
    response: sessionEndpoints['POST /login'].response,
    errors: [...codeErrors, 'invitation_of_another_address', 'already_member', 'member_elsewhere', 'readers_only'],
  },
  'GET /v2.0/invitations/code/{code}/email': {
    action: 'invitations.open_link',
    summary: 'Whom the code of a mail invites, and where. It says nothing about accounts.',
    params: z.object({ code: mailToken }),
    response: z.object({
      email: z.string(),
      organizationId: z.int(),
      organizationName: z.string(),
      /** The name of who invites; null after that account was deleted. */
      invitedBy: z.string().nullable(),
      role,
    }),
    errors: codeErrors,
  },
} as const satisfies EndpointTable
