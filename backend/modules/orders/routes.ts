import type { Handlers } from '../../http/handler.ts'
import { payOnDelivery } from '../payments/service.ts'
import { findOwnDetail, findState, findVerifiedDetail } from './service.ts'

type OrderEndpoints = 'GET /orders/{uuid}/state' | 'POST /orders/{uuid}/details' | 'GET /orders/{uuid}' | 'PUT /orders/{uuid}/payment_method'

export const orderRoutes: Handlers<OrderEndpoints> = {
  'GET /orders/{uuid}/state': (ctx, { params }) => findState(ctx, params.uuid),
  'POST /orders/{uuid}/details': (ctx, { params, body }) => findVerifiedDetail(ctx, params.uuid, body.email),
  'GET /orders/{uuid}': (ctx, { params }) => findOwnDetail(ctx, params.uuid),
  'PUT /orders/{uuid}/payment_method': (ctx, { params }) => payOnDelivery(ctx, params.uuid),
}
