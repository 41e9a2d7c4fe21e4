import type { Country } from '#contracts/countries.ts'
import type { OrderAnalytics } from '#contracts/order-analytics.ts'
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
import { membershipOf } from '../../access/actor.ts'
import { saveBrowser } from '../analytics/service.ts'
import { chargeOrganization } from '../budgets/service.ts'
import { takeCredit } from '../buying-rules/service.ts'
import { mailboxKey } from '../../http/mailbox-key.ts'
import { readConfiguration } from '../configuration/service.ts'
import { claimCoupons } from '../coupons/service.ts'
import { orderOffer } from '../offers/service.ts'
import { createOrder, finalizeOrder, findByDraftOrder, moveOrder, type OrderRow } from '../orders/service.ts'
import { findPickupPoint } from '../pickup-points/service.ts'
import { reserve } from '../stock/service.ts'
import { addAttempt } from './add-attempt.ts'
import { copyCart, type OrderableCart, toOrderable } from './copy-cart.ts'
import { limitOrders } from './limit-orders.ts'
import { orderedLines } from './rules/ordered-lines.ts'
import { refuseCart } from './rules/refuse-cart.ts'

export interface PlaceOrder {
  version: number
  /** Gross, as the visitor saw it. */
  expectedTotal: number
  /** The organisation's own number of the purchase. */
  poNumber?: string | undefined
  /** What the organisation charges it to. */
  costCenterId?: number | undefined
  /** The browser of a visitor who has agreed to be measured. */
  analytics?: OrderAnalytics | undefined
}

export type PlaceError =
  | 'not_found'
  | 'too_many_orders'
  | 'max_usage_count_reached'
  | 'max_usage_count_per_user_reached'
  | 'version_conflict'
  | 'pickup_point_not_found'
  | 'credit_limit_exceeded'
  | 'budget_exceeded'
  | 'budget_in_forints'
  | 'cost_center_required'
  | 'cost_center_not_available'
  | NonNullable<ReturnType<typeof refuseCart>>['code']

type OfferError = 'offer_not_open' | 'offer_changed'

/** Refuses a pickup point that the carrier has closed since. It runs before the transaction; a carrier that is down stops no order. */
const refusePickupPoint = async (
  ctx: Context,
  { pickupPoint }: DraftOrderRow,
): Promise<Failure<'pickup_point_not_found'> | undefined> => {
  if (!pickupPoint) return undefined
  const found = await findPickupPoint(ctx, pickupPoint.carrier, pickupPoint.id)
  return !found.ok && found.code === 'pickup_point_not_found' ? fail('pickup_point_not_found') : undefined
}

/** A coupon that lowers nothing is not used up. */
const usedCoupons = ({ goods, adjustments }: OrderableCart): number[] =>
  goods.coupons
    .filter(({ coupon }) =>
      adjustments.some(({ originCode, kind }) => kind === coupon.kind && originCode === coupon.code),
    )
    .map(({ coupon }) => coupon.id)

interface Added {
  poNumber: string | null
  costCenterId: number | null
  /** The master who lets a member order. */
  approvedBy: number | null
  analytics?: OrderAnalytics | undefined
}

const place = async (
  ctx: Context,
  row: DraftOrderRow,
  cart: OrderableCart,
  { poNumber, costCenterId, approvedBy, analytics }: Added,
): Promise<Result<OrderRow, PlaceError>> => {
  const { gross } = cart.totals.total
  const purchase = { userId: row.userId, costCenterId, currency: cart.row.currency, gross }
  const charged = await chargeOrganization(ctx, purchase, approvedBy !== null)
  if (!charged.ok) return charged
  const isTransfer = cart.payment.key === 'transfer'
  const term = isTransfer ? await takeCredit(ctx.db, membershipOf(ctx.actor)?.id, gross) : ok<number | null>(null)
  if (!term.ok) return term
  const limited = await limitOrders(ctx, { ...row, contact: cart.contact })
  if (limited) return limited
  const order = await createOrder(
    ctx,
    copyCart(ctx, cart, { poNumber, costCenter: charged.value, paymentTermDays: term.value }),
  )
  const used = await claimCoupons(ctx, order.id, usedCoupons(cart), {
    userId: row.userId,
    mailbox: mailboxKey(cart.contact.email),
  })
  if (used) return used
  await saveBrowser(ctx, order.id, analytics)
  await addAttempt(ctx, order, cart.payment.key)
  await closeDraftOrder(ctx, row)
  // Last, because from here on other orders wait for the same books.
  const reserved = await reserve(ctx, order.id, orderedLines(cart.items), cart.offer?.offer.id)
  if (!reserved.ok) return reserved
  if (cart.payment.online) await moveOrder(ctx, order, 'under_payment', 'waiting for the payment')
  else {
    const reason = isTransfer ? 'paid by transfer' : 'paid on delivery'
    await finalizeOrder(ctx, order, approvedBy === null ? reason : `approved by user ${approvedBy}, ${reason}`)
  }
  return ok(order)
}

/** The caller has locked the draft order. */
const placeLocked = async (
  tx: Context,
  row: DraftOrderRow,
  { version, expectedTotal, ...added }: Added & { version: number; expectedTotal: number },
): Promise<Result<OrderRow, PlaceError>> => {
  const cart = await loadCart(tx, row)
  // Loading may have moved the cart to another currency, which gives it another version than the visitor saw.
  if (cart.row.version !== version) return fail('version_conflict')
  const refused = refuseCart(cart, expectedTotal)
  if (refused) return refused
  return place(tx, row, toOrderable(cart), added)
}

const findPlaced = async (ctx: Context, row: DraftOrderRow): Promise<Result<OrderRow, 'not_found'>> => {
  const order = await findByDraftOrder(ctx.db, row.id)
  return order ? ok(order) : fail('not_found')
}

/**
 * Makes an order of a draft order, all of it or nothing, and never a second one: a later call answers with the order
 * that exists. An order to be paid online waits under payment with its copies reserved.
 */
export const placeOrder = async (
  ctx: Context,
  uuid: string,
  { version, expectedTotal, poNumber, costCenterId, analytics }: PlaceOrder,
): Promise<Result<OrderRow, PlaceError | OfferError>> => {
  const draft = await findOwnDraftOrder(ctx, uuid)
  if (!draft) return fail('not_found')
  if (draft.status === 'closed') return findPlaced(ctx, draft)
  const refused = await refusePickupPoint(ctx, draft)
  if (refused) return refused

  return inTransaction(ctx, async (tx): Promise<Result<OrderRow, PlaceError | OfferError>> => {
    const row = await lockDraftOrder(tx, uuid)
    if (!row) return fail('not_found')
    if (row.status === 'closed') return findPlaced(tx, row)
    // Locked after the cart. A colleague may have ordered it, and the shop may have changed it.
    const offer = row.offerVersionId === null ? ok(null) : await orderOffer(tx, row.offerVersionId)
    if (!offer.ok) return offer
    return placeLocked(tx, row, {
      version,
      expectedTotal,
      poNumber: poNumber || null,
      costCenterId: costCenterId ?? null,
      approvedBy: null,
      analytics,
    })
  })
}

/** A closed cart stays as it is, also when the shop has since stopped to sell in its currency or to its country. */
const refuseOldChoices = async (
  { db }: Context,
  { currency, address, forms: { billing } }: DraftOrderRow,
): Promise<Failure<'checkout_incomplete'> | undefined> => {
  const { available_currencies: currencies, valid_countries: countries } = await readConfiguration(db)
  const isOpen = (place: { country: Country } | null | undefined) => !place || countries.includes(place.country)
  if (!currencies.includes(currency)) return fail('checkout_incomplete', { params: { step: 'payment' } })
  if (!isOpen(address)) return fail('checkout_incomplete', { params: { step: 'delivery' } })
  return isOpen(billing) ? undefined : fail('checkout_incomplete', { params: { step: 'billing' } })
}

/** A request of a member that the caller, a master, has locked with its cart. The carriers are not asked again. */
export const placeApproved = async (
  tx: Context,
  row: DraftOrderRow,
  approval: { expectedTotal: number; poNumber: string | null; costCenterId: number | null; approvedBy: number },
): Promise<Result<OrderRow, PlaceError>> =>
  (await refuseOldChoices(tx, row)) ?? placeLocked(tx, row, { ...approval, version: row.version })
