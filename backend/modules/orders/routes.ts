import type { Handlers } from '../../http/handler.ts'
import { payOnDelivery } from '../payments/service.ts'
import { findByNumber, findOwnDetail, findState, findVerifiedDetail } from './service.ts'

type OrderEndpoints =
  | 'GET /orders/{uuid}/state'
  | 'POST /orders/{uuid}/details'
  | 'POST /orders/find'
  | 'GET /orders/{uuid}'
  | 'PUT /orders/{uuid}/payment_method'

export const orderRoutes: Handlers<OrderEndpoints> = {
  'GET /orders/{uuid}/state': (ctx, { params }) => findState(ctx, params.uuid),
  'POST /orders/{uuid}/details': (ctx, { params, body }) => findVerifiedDetail(ctx, params.uuid, body.email),
  'POST /orders/find': (ctx, { body }) => findByNumber(ctx, body),
  'GET /orders/{uuid}': (ctx, { params }) => findOwnDetail(ctx, params.uuid),
  'PUT /orders/{uuid}/payment_method': (ctx, { params }) => payOnDelivery(ctx, params.uuid),
}
