import type { Handler, Handlers } from '../../http/handler.ts'
import { ok } from '../../kernel/result.ts'
import { placeOrder } from '../orders/service.ts'
import { openPayment } from '../payments/service.ts'
import { listDeliveryContexts, setDelivery } from './delivery.ts'
import { listDeliveryModes } from '../delivery/delivery-prices.ts'
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
  | 'POST /draft_orders/{uuid}/finalize'
  | 'GET /v2.0/delivery_modes'

/**
 * Two steps with the commit between them, each of which can be repeated: the order is placed, then its payment opened.
 * An order whose payment could not be opened stands all the same; its status page offers to try again.
 */
const finalize: Handler<'POST /draft_orders/{uuid}/finalize'> = async (ctx, { params, body }) => {
  const placed = await placeOrder(ctx, params.uuid, body)
  if (!placed.ok) return placed
  const { id, uuid, number } = placed.value
  return ok({ orderUuid: uuid, orderNumber: number, paymentUrl: await openPayment(ctx, id) })
}

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
  'POST /draft_orders/{uuid}/finalize': finalize,
  'GET /v2.0/delivery_modes': async (ctx) => {
    const items = await listDeliveryModes(ctx)
    return ok({ items, cursor: null, count: items.length })
  },
}
