import type { approvalEndpoints } from '#contracts/approvals.ts'
import type { Handlers } from '../../http/handler.ts'
import {
  approveRequest,
  changeRequest,
  findRequest,
  listRequests,
  refuseRequest,
  reopenRequest,
  sendRequest,
} from './service.ts'

const targetOf = ({ groupId, id }: { groupId: number; id: string }, { version }: { version: number }) => ({
  organizationId: groupId,
  uuid: id,
  version,
})

export const approvalRoutes: Handlers<keyof typeof approvalEndpoints> = {
  'GET /v2.0/organizations/{id}/approvals': (ctx, { params }) => listRequests(ctx, params.id),
  'POST /v2.0/organizations/{id}/approvals': (ctx, { params, body }) => sendRequest(ctx, params.id, body),
  'GET /v2.0/organizations/{groupId}/approvals/{id}': (ctx, { params }) => findRequest(ctx, params.groupId, params.id),
  'PATCH /v2.0/organizations/{groupId}/approvals/{id}': (ctx, { params, body }) =>
    changeRequest(ctx, targetOf(params, body), body.items),
  'PUT /v2.0/organizations/{groupId}/approvals/{id}/approve': (ctx, { params, body }) =>
    approveRequest(ctx, targetOf(params, body), body.expectedTotal),
  'PUT /v2.0/organizations/{groupId}/approvals/{id}/refuse': (ctx, { params, body }) =>
    refuseRequest(ctx, targetOf(params, body), body.reason),
  'POST /v2.0/organizations/{groupId}/approvals/{id}/reopen': (ctx, { params, body }) =>
    reopenRequest(ctx, targetOf(params, body)),
}
