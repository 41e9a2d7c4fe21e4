import type { Handlers } from '../../http/handler.ts'
import { listDeliveryContexts, setDelivery } from './delivery.ts'
import { addItem, removeItem, setQuantity } from './items.ts'
import { listPaymentContexts, setPaymentMethod } from './payment-method.ts'
import { findCurrent, findDraftOrder, openDraftOrder, patchDraftOrder, setBilling } from './service.ts'

type Endpoints =
  | 'POST /draft_orders'
  | 'GET /draft_orders/current'
  | 'GET /draft_orders/{uuid}'
  | 'PATCH /draft_orders/{uuid}'
  | 'POST /draft_orders/{uuid}/items'
  | 'PATCH /draft_orders/{uuid}/items/{id}'
  | 'DELETE /draft_orders/{uuid}/items/{id}'
  | 'GET /draft_orders/{uuid}/delivery_contexts'
  | 'PUT /draft_orders/{uuid}/delivery_data'
  | 'POST /draft_orders/{uuid}/billing_data'
  | 'GET /draft_orders/{uuid}/payment_contexts'
  | 'PUT /draft_orders/{uuid}/payment_method'

export const draftOrderRoutes: Handlers<Endpoints> = {
  'POST /draft_orders': (ctx, { body }) => openDraftOrder(ctx, body.currency),
  'GET /draft_orders/current': findCurrent,
  'GET /draft_orders/{uuid}': (ctx, { params }) => findDraftOrder(ctx, params.uuid),
  'PATCH /draft_orders/{uuid}': (ctx, { params, body }) => patchDraftOrder(ctx, params.uuid, body),
  'POST /draft_orders/{uuid}/items': (ctx, { params, body }) => addItem(ctx, params.uuid, body),
  'PATCH /draft_orders/{uuid}/items/{id}': (ctx, { params, body }) => setQuantity(ctx, params.uuid, params.id, body),
  'DELETE /draft_orders/{uuid}/items/{id}': (ctx, { params }) => removeItem(ctx, params.uuid, params.id),
  'GET /draft_orders/{uuid}/delivery_contexts': (ctx, { params }) => listDeliveryContexts(ctx, params.uuid),
  'PUT /draft_orders/{uuid}/delivery_data': (ctx, { params, body }) => setDelivery(ctx, params.uuid, body),
  'POST /draft_orders/{uuid}/billing_data': (ctx, { params, body }) => setBilling(ctx, params.uuid, body),
  'GET /draft_orders/{uuid}/payment_contexts': (ctx, { params }) => listPaymentContexts(ctx, params.uuid),
  'PUT /draft_orders/{uuid}/payment_method': (ctx, { params, body }) => setPaymentMethod(ctx, params.uuid, body),
}
