import type { Handlers } from '../../http/handler.ts'
import { byNumber } from '../draft-orders/service.ts'
import { exportCart, importFile, orderQuickly } from './service.ts'

type Endpoints =
  | 'GET /draft_orders/{uuid}/export'
  | 'PUT /draft_orders/{uuid}/import'
  | 'POST /draft_orders/{uuid}/quick_order'
  | 'GET /v2.0/orders/{id}/export'
  | 'PUT /v2.0/orders/{id}/import'

export const cartFileRoutes: Handlers<Endpoints> = {
  'GET /draft_orders/{uuid}/export': (ctx, { params, query }) => exportCart(ctx, params.uuid, query.format),
  'PUT /draft_orders/{uuid}/import': (ctx, { params, body }) => importFile(ctx, params.uuid, body),
  'POST /draft_orders/{uuid}/quick_order': (ctx, { params, body }) => orderQuickly(ctx, params.uuid, body.text),
  'GET /v2.0/orders/{id}/export': byNumber((ctx, uuid, { query }) => exportCart(ctx, uuid, query.format)),
  'PUT /v2.0/orders/{id}/import': byNumber((ctx, uuid, { body }) => importFile(ctx, uuid, body)),
}
