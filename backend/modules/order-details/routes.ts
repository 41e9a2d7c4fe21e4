import type { Handlers } from '../../http/handler.ts'
import { listOrganizationOrders, listOwnOrders } from './list-orders.ts'
import { findOwnDetail, findState, findVerifiedDetail } from './service.ts'

type Endpoints =
  | 'GET /orders/{uuid}/state'
  | 'POST /orders/{uuid}/details'
  | 'POST /orders/{uuid}/proof'
  | 'GET /orders/{uuid}'
  | 'GET /v2.0/me/orders'
  | 'GET /v2.0/organizations/{id}/orders'

export const orderDetailRoutes: Handlers<Endpoints> = {
  'GET /orders/{uuid}/state': (ctx, { params }) => findState(ctx, params.uuid),
  'POST /orders/{uuid}/details': (ctx, { params, body }) => findVerifiedDetail(ctx, params.uuid, body.email),
  'POST /orders/{uuid}/proof': (ctx, { params, body }) =>
    findVerifiedDetail(ctx, params.uuid, body.email, { isChecked: true }),
  'GET /v2.0/me/orders': (ctx, { query }) => listOwnOrders(ctx, query),
  'GET /v2.0/organizations/{id}/orders': (ctx, { params, query }) => listOrganizationOrders(ctx, params.id, query),
  'GET /orders/{uuid}': (ctx, { params }) => findOwnDetail(ctx, params.uuid),
}
