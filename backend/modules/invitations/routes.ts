import type { invitationEndpoints } from '#contracts/invitations.ts'
import type { Handlers } from '../../http/handler.ts'
import { accept, findByCode } from './accept.ts'
import { invite } from './invite.ts'
import { listInvitations, resendMail, revoke } from './manage.ts'

export const invitationRoutes: Handlers<keyof typeof invitationEndpoints> = {
  'GET /v2.0/organizations/{id}/invitations': (ctx, { params }) => listInvitations(ctx, params.id),
  'PUT /v2.0/invitations/organizations/{groupId}/create': (ctx, { params, body }) => invite(ctx, params.groupId, body),
  'POST /v2.0/invitations/{id}/resend_email': (ctx, { params }) => resendMail(ctx, params.id),
  'DELETE /v2.0/invitations/{id}': (ctx, { params }) => revoke(ctx, params.id),
  'POST /v2.0/invitations/accept': (ctx, { body }) => accept(ctx, body.code),
  'GET /v2.0/invitations/code/{code}/email': (ctx, { params }) => findByCode(ctx, params.code),
}
