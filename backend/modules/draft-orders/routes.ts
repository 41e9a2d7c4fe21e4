import type { Handlers } from '../../http/handler.ts'
import { addCoupon, removeCoupon } from './coupons.ts'
import { chooseDeal, listDeals } from './deals.ts'
import { listDeliveryContexts, setDelivery } from './delivery.ts'
import { addItem, removeItem, setQuantity } from './items.ts'
import { mergeCart } from './merge/merge-call.ts'
import { addPackage, listPackages } from './packages.ts'
import { listPaymentContexts, setPaymentMethod } from './payment-method.ts'
import { setBilling } from './billing.ts'
import { findCurrent, findDraftOrder, openDraftOrder, patchDraftOrder } from './service.ts'

type Endpoints =
  | 'POST /draft_orders'
  | 'GET /draft_orders/current'
  | 'GET /draft_orders/{uuid}'
  | 'PATCH /draft_orders/{uuid}'
  | 'POST /draft_orders/{uuid}/items'
  | 'PATCH /draft_orders/{uuid}/items/{id}'
  | 'DELETE /draft_orders/{uuid}/items/{id}'
  | 'POST /draft_orders/{uuid}/coupons'
  | 'DELETE /draft_orders/{uuid}/coupons/{id}'
  | 'GET /draft_orders/{uuid}/deals'
  | 'POST /draft_orders/{uuid}/deals'
  | 'GET /draft_orders/{uuid}/packages'
  | 'POST /draft_orders/{uuid}/packages'
  | 'POST /draft_orders/{uuid}/merge'
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
  'POST /draft_orders/{uuid}/coupons': (ctx, { params, body }) => addCoupon(ctx, params.uuid, body),
  'DELETE /draft_orders/{uuid}/coupons/{id}': (ctx, { params }) => removeCoupon(ctx, params.uuid, params.id),
  'GET /draft_orders/{uuid}/deals': (ctx, { params }) => listDeals(ctx, params.uuid),
  'POST /draft_orders/{uuid}/deals': (ctx, { params, body }) => chooseDeal(ctx, params.uuid, body),
  'GET /draft_orders/{uuid}/packages': (ctx, { params }) => listPackages(ctx, params.uuid),
  'POST /draft_orders/{uuid}/packages': (ctx, { params, body }) => addPackage(ctx, params.uuid, body),
  'POST /draft_orders/{uuid}/merge': (ctx, { params, body }) => mergeCart(ctx, params.uuid, body),
  'GET /draft_orders/{uuid}/delivery_contexts': (ctx, { params }) => listDeliveryContexts(ctx, params.uuid),
  'PUT /draft_orders/{uuid}/delivery_data': (ctx, { params, body }) => setDelivery(ctx, params.uuid, body),
  'POST /draft_orders/{uuid}/billing_data': (ctx, { params, body }) => setBilling(ctx, params.uuid, body),
  'GET /draft_orders/{uuid}/payment_contexts': (ctx, { params }) => listPaymentContexts(ctx, params.uuid),
  'PUT /draft_orders/{uuid}/payment_method': (ctx, { params, body }) => setPaymentMethod(ctx, params.uuid, body),
}
