import type { RewardDeal } from '#contracts/cart-deals.ts'
import type { Carrier } from '#contracts/carriers.ts'
import type { DraftOrder } from '#contracts/draft-order-answer.ts'
import type { EndpointName } from '#contracts/endpoints.ts'
import type { Handlers } from '../../http/handler.ts'
import type { Context } from '../../kernel/context.ts'
import { fail, ok, type Result } from '../../kernel/result.ts'
import { listPickupPoints } from '../pickup-points/service.ts'
import { addSeveral } from './add-lines.ts'
import { byNumber } from './by-number.ts'
import { clearBilling, patchBilling, setBilling } from './billing.ts'
import { changeAnyVersion } from './change.ts'
import { addCoupon, removeCoupon } from './coupons.ts'
import { listDeals } from './deals.ts'
import { listDeliveryContexts, setDelivery, setDeliveryMode } from './delivery.ts'
import { addItem, removeItem } from './items.ts'
import { listPaymentContexts, setPaymentMethod } from './payment-method.ts'
import { findPriceBound } from './price-bound.ts'
import { selectOpen, updateDraftOrder } from './queries.ts'
import { findCurrent, findDraftOrder, openDraftOrder, patchDraftOrder } from './service.ts'

type Endpoints =
  | Exclude<
      Extract<EndpointName, `${string} /v2.0/orders/${string}` | `${string} /v2.0/items/${string}`>,
      `POST /v2.0/orders/{id}/${'finalize' | 'payment'}` | `${string} /v2.0/orders/{id}/${'export' | 'import'}`
    >
  | 'GET /me/cart/is_price_bound'

const noPlace = { deliveryModeId: null, address: null, pickupPoint: null, storeId: null }

const ofTypes = (deals: readonly RewardDeal[], types: readonly string[] | undefined): RewardDeal[] =>
  deals.filter(({ type }) => types === undefined || types.includes(type))

/** The pickup points of the carrier that is asked for, or else of the delivery mode that the cart has. */
const listPoints = async (ctx: Context, uuid: string, carrier: Carrier | undefined) => {
  const contexts = await listDeliveryContexts(ctx, uuid)
  const cart = await findDraftOrder(ctx, uuid)
  if (!contexts.ok || !cart.ok) return fail('not_found')
  const mode = contexts.value.items.find(({ deliveryMode: one }) =>
    carrier === undefined ? one.id === cart.value.delivery?.deliveryModeId : one.carrier === carrier,
  )?.deliveryMode
  return mode?.carrier ? listPickupPoints(ctx, mode.carrier) : fail('delivery_mode_not_available')
}

/** The call names nothing but the item: one of somebody else's cart and one that never was look the same. */
const removeFromOpen = async (
  ctx: Context,
  itemId: number,
): Promise<Result<DraftOrder, 'not_found' | 'draft_order_closed'>> => {
  const row = await selectOpen(ctx.db, ctx.actor)
  const removed = row ? await removeItem(ctx, row.uuid, itemId) : fail('not_found')
  if (removed.ok) return removed
  return fail(removed.code === 'draft_order_closed' ? removed.code : 'not_found')
}

const itemDeals = async (ctx: Context, ids: readonly number[], types: readonly string[] | undefined) => {
  const row = await selectOpen(ctx.db, ctx.actor)
  const found = row && (await listDeals(ctx, row.uuid))
  const deals = found?.ok ? found.value.itemDeals : []
  return ok({ items: ofTypes(deals, types).filter(({ parentId }) => parentId !== null && ids.includes(parentId)) })
}

/** The older calls of the specification, on the same carts. */
export const numberedCartRoutes: Handlers<Endpoints> = {
  'GET /v2.0/orders/current': async (ctx) => {
    const found = await findCurrent(ctx)
    return found.ok && found.value.draftOrder ? ok(found.value.draftOrder) : fail('not_found')
  },
  'POST /v2.0/orders/current': (ctx, { body }) => openDraftOrder(ctx, body.currency),
  'GET /v2.0/orders/{id}': byNumber(findDraftOrder),
  'PATCH /v2.0/orders/{id}': byNumber((ctx, uuid, { body }) => patchDraftOrder(ctx, uuid, body)),
  'PUT /v2.0/orders/{id}/items': byNumber((ctx, uuid, { body }) => addSeveral(ctx, uuid, body.items)),
  'PUT /v2.0/orders/{id}/item': byNumber((ctx, uuid, { body }) => addItem(ctx, uuid, body)),
  'DELETE /v2.0/items/{id}': (ctx, { params }) => removeFromOpen(ctx, params.id),
  'PUT /v2.0/orders/{id}/coupon': byNumber((ctx, uuid, { body }) => addCoupon(ctx, uuid, body)),
  'DELETE /v2.0/orders/{id}/coupon/{couponId}': byNumber((ctx, uuid, { params }) =>
    removeCoupon(ctx, uuid, params.couponId),
  ),
  'GET /v2.0/orders/{id}/delivery_contexts': byNumber(listDeliveryContexts),
  'GET /v2.0/orders/{id}/delivery_points': byNumber((ctx, uuid, { query }) => listPoints(ctx, uuid, query.carrier)),
  'GET /v2.0/orders/{id}/payment_contexts': byNumber(listPaymentContexts),
  'PUT /v2.0/orders/{id}/delivery_mode': byNumber((ctx, uuid, { body }) => setDeliveryMode(ctx, uuid, body)),
  'GET /v2.0/orders/{id}/next_deals': byNumber(async (ctx, uuid) => {
    const found = await listDeals(ctx, uuid)
    return found.ok ? ok({ items: found.value.nextDeals }) : found
  }),
  'GET /v2.0/orders/{id}/deals': byNumber(async (ctx, uuid, { query }) => {
    const found = await listDeals(ctx, uuid)
    return found.ok ? ok({ items: ofTypes(found.value.orderDeals, query.types) }) : found
  }),
  'GET /v2.0/items/deals': (ctx, { query }) => itemDeals(ctx, query.ids, query.types),
  'PUT /v2.0/orders/{id}/delivery_data': byNumber((ctx, uuid, { body }) => setDelivery(ctx, uuid, body)),
  'DELETE /v2.0/orders/{id}/delivery_data': byNumber((ctx, uuid) =>
    changeAnyVersion(ctx, uuid, async (tx, row) => ok(await updateDraftOrder(tx.db, row, noPlace))),
  ),
  'PUT /v2.0/orders/{id}/billing_data': byNumber((ctx, uuid, { body }) => setBilling(ctx, uuid, body)),
  'PATCH /v2.0/orders/{id}/billing_data': byNumber((ctx, uuid, { body }) => patchBilling(ctx, uuid, body)),
  'DELETE /v2.0/orders/{id}/billing_data': byNumber(clearBilling),
  'PUT /v2.0/orders/{id}/payment_method': byNumber((ctx, uuid, { body }) => setPaymentMethod(ctx, uuid, body)),
  'GET /me/cart/is_price_bound': findPriceBound,
}
