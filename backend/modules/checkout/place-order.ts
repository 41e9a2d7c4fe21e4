import type { Context } from '../../kernel/context.ts'
import { fail, type Failure, ok, type Result } from '../../kernel/result.ts'
import { inTransaction } from '../../kernel/in-transaction.ts'
import {
  closeDraftOrder,
  type DraftOrderRow,
  findOwnDraftOrder,
  loadCart,
  lockDraftOrder,
} from '../draft-orders/service.ts'
import { findPickupPoint } from '../pickup-points/service.ts'
import { reserve } from '../stock/service.ts'
import { addAttempt } from './add-attempt.ts'
import { insertItemsOf, insertOrderOf, type OrderableCart, toOrderable } from './copy-cart.ts'
import { finalizeOrder, moveOrder } from '../orders/lifecycle.ts'
import { limitOrders } from './limit-orders.ts'
import { type OrderRow, selectByDraftOrder } from '../orders/queries.ts'
import { refuseCart } from './rules/refuse-cart.ts'

export interface PlaceOrder {
  version: number
  /** Gross, as the visitor saw it. */
  expectedTotal: number
}

type PlaceError =
  | 'not_found'
  | 'too_many_orders'
  | 'version_conflict'
  | 'pickup_point_not_found'
  | NonNullable<ReturnType<typeof refuseCart>>['code']

/** A place that was closed since it was chosen. Asked before the transaction; a carrier that is down stops no order. */
const refusePickupPoint = async (
  ctx: Context,
  { pickupPoint }: DraftOrderRow,
): Promise<Failure<'pickup_point_not_found'> | undefined> => {
  if (!pickupPoint) return undefined
  const found = await findPickupPoint(ctx, pickupPoint.carrier, pickupPoint.id)
  return !found.ok && found.code === 'pickup_point_not_found' ? fail('pickup_point_not_found') : undefined
}

const place = async (ctx: Context, row: DraftOrderRow, cart: OrderableCart): Promise<Result<OrderRow, PlaceError>> => {
  const order = await insertOrderOf(ctx, row, cart)
  await insertItemsOf(ctx, order, cart)
  await addAttempt(ctx, order, cart.payment.key)
  await closeDraftOrder(ctx, row)
  // Last, because from here on others wait for the same books.
  const lines = cart.items.map(({ variantId, quantity, facts }) => ({ ...facts, variantId, quantity }))
  const reserved = await reserve(ctx, order.id, lines)
  if (!reserved.ok) return reserved
  if (cart.payment.online) await moveOrder(ctx, order, 'under_payment', 'waiting for the payment')
  else await finalizeOrder(ctx, order, 'paid on delivery')
  return ok(order)
}

const findPlaced = async (ctx: Context, row: DraftOrderRow): Promise<Result<OrderRow, 'not_found'>> => {
  const order = await selectByDraftOrder(ctx.db, row.id)
  return order ? ok(order) : fail('not_found')
}

/**
 * Makes an order of a draft order, all of it or nothing, and never a second one: whoever comes later, by whatever way,
 * gets the order that is there. An order to be paid online stands under payment with its copies reserved.
 */
export const placeOrder = async (
  ctx: Context,
  uuid: string,
  { version, expectedTotal }: PlaceOrder,
): Promise<Result<OrderRow, PlaceError>> => {
  const draft = await findOwnDraftOrder(ctx, uuid)
  if (!draft) return fail('not_found')
  if (draft.status === 'closed') return findPlaced(ctx, draft)
  const refused = await refusePickupPoint(ctx, draft)
  if (refused) return refused

  return inTransaction(ctx, async (tx): Promise<Result<OrderRow, PlaceError>> => {
    const row = await lockDraftOrder(tx, uuid)
    if (!row) return fail('not_found')
    if (row.status === 'closed') return findPlaced(tx, row)
    const cart = await loadCart(tx, row)
    // As it was read: it has another version where it was read in another currency than it was seen in.
    if (cart.row.version !== version) return fail('version_conflict')
    const refused = refuseCart(cart, expectedTotal)
    if (refused) return refused
    return (await limitOrders(tx, row)) ?? place(tx, row, toOrderable(cart))
  })
}
