import type { organizationEndpoints } from '#contracts/organizations.ts'
import type { Handlers } from '../../http/handler.ts'
import { removeMember, setRole } from './change-members.ts'
import { listPaymentMethods, setDefaultMethod } from './payment-method.ts'
import { findOrganization, listMembers } from './service.ts'

const targetOf = ({ groupId, customerId }: { groupId: number; customerId: number }) => ({
  organizationId: groupId,
  userId: customerId,
})

export const organizationRoutes: Handlers<keyof typeof organizationEndpoints> = {
  'GET /v2.0/organizations/{id}': (ctx, { params }) => findOrganization(ctx, params.id),
  'GET /v2.0/organizations/{id}/payment_methods': (ctx, { params }) => listPaymentMethods(ctx, params.id),
  'PUT /v2.0/organizations/{id}/payment_method': (ctx, { params, body }) =>
    setDefaultMethod(ctx, params.id, body.paymentMethodId),
  'GET /v2.0/organizations/{id}/customers': (ctx, { params }) => listMembers(ctx, params.id),
  'PUT /v2.0/organizations/{groupId}/customers/{customerId}/promote': async (ctx, { params }) =>
    setRole(ctx, targetOf(params), { role: 'ROLE_B2B_MASTER', permissions: [] }),
  'PUT /v2.0/organizations/{groupId}/customers/{customerId}/roles': (ctx, { params, body }) =>
    setRole(ctx, targetOf(params), body),
  'DELETE /v2.0/organizations/{groupId}/customers/{customerId}': (ctx, { params }) =>
    removeMember(ctx, targetOf(params)),
}
