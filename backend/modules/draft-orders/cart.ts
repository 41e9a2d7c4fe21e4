import type { DraftOrder } from '#contracts/draft-order-answer.ts'
import type { Totals } from '#contracts/totals.ts'
import type { CheckoutStep } from '#contracts/checkout-steps.ts'
import type { Currency } from '#contracts/shop.ts'
import type { Context } from '../../kernel/context.ts'
import { findPurchasable, findUnpriced } from '../catalog/service.ts'
import type { DeliveryModeRow } from '../delivery/service.ts'
import { paymentFee, type PaymentMethodRow } from '../payments/service.ts'
import { type Adjustment, adjustmentsOf, type Fee, type Priced } from '../pricing/rules/adjustments.ts'
import type { PricedLine } from '../pricing/rules/delivery-price.ts'
import { computeTotals } from '../pricing/rules/totals.ts'
import { type ResolvedPrice, resolvePrices } from '../pricing/service.ts'
import { type DraftOrderItemRow, type DraftOrderRow, moveToOwnCurrency, selectItems } from './queries.ts'
import { cartKind, type CartKind, deliveryFits } from './rules/delivery-fit.ts'
import { paymentFits } from './rules/payment-fit.ts'
import { joinShipments, separateShipments, type Shipment } from './rules/shipments.ts'
import { completeSteps, stepsOf } from './rules/steps.ts'
import { type Choices, selectChoices } from './select-choices.ts'

export type Purchasable = Awaited<ReturnType<typeof findPurchasable>> extends Map<number, infer Value> ? Value : never

type Unpriced = Awaited<ReturnType<typeof findUnpriced>> extends Map<number, infer Value> ? Value : never

export interface CartItem extends DraftOrderItemRow {
  facts: Purchasable
  /** What one copy costs this customer, and why. */
  price: ResolvedPrice
}

interface UnpricedCartItem extends DraftOrderItemRow {
  facts: Unpriced
}

/** A draft order together with everything that decides what it costs and whether it can be ordered. */
export interface Cart {
  row: DraftOrderRow
  items: CartItem[]
  /** Without a price in the cart's currency. */
  unpriced: UnpricedCartItem[]
  kind: CartKind
  lines: PricedLine[]
  freeDeliveryFrom: number | undefined
  /** The parcels as they are chosen, and as two where that can be chosen. */
  shipments: Shipment[]
  separable: [Shipment, Shipment] | undefined
  deliveryModes: DeliveryModeRow[]
  paymentMethods: PaymentMethodRow[]
  /** What is chosen and still fits the cart. Downloads need no choice. */
  delivery: DeliveryModeRow | null
  payment: PaymentMethodRow | null
  /** The costs and discounts beside the items. */
  adjustments: Adjustment[]
  totals: Totals
  complete: Record<CheckoutStep, boolean>
  steps: DraftOrder['steps']
}

const withFacts = <Facts>(
  rows: readonly DraftOrderItemRow[],
  known: Map<number, Facts>,
): (DraftOrderItemRow & { facts: Facts })[] =>
  rows.flatMap((item) => {
    const facts = known.get(item.variantId)
    return facts ? [{ ...item, facts }] : []
  })

/** A gift or upsell without its parent is not in the cart either. */
const withParents = <Item extends DraftOrderItemRow>(items: readonly Item[]): Item[] =>
  items.filter(({ parentId }) => parentId === null || items.some(({ id }) => id === parentId))

/** What has left the catalog is not shown, not counted and not ordered. */
const loadItems = async (ctx: Context, row: DraftOrderRow): Promise<Pick<Cart, 'items' | 'unpriced'>> => {
  const rows = await selectItems(ctx.db, row.id)
  const ids = rows.map(({ variantId }) => variantId)
  const sold = await findPurchasable(ctx, ids)
  const prices = await resolvePrices(ctx, [...sold.keys()])
  const unpriced = await findUnpriced(
    ctx,
    ids.filter((id) => !sold.has(id)),
  )
  const items = withFacts(rows, sold).flatMap((item) => {
    const price = prices.get(item.variantId)
    return price ? [{ ...item, price }] : []
  })
  return { items: withParents(items), unpriced: withFacts(rows, unpriced) }
}

/** The shop may have withdrawn the cart's currency since. Nothing is ordered in such a currency. */
const inOfferedCurrency = async (
  { db }: Context,
  row: DraftOrderRow,
  { currencies }: Choices,
): Promise<DraftOrderRow> =>
  row.status === 'closed' || currencies.includes(row.currency) ? row : moveToOwnCurrency(db, row)

const hasPlace = (row: DraftOrderRow, mode: DeliveryModeRow): boolean => {
  if (mode.flow === 'home') return row.address !== null
  if (mode.flow === 'store') return row.storeId !== null
  return mode.flow === 'none' || (row.pickupPoint !== null && row.pickupPoint.carrier === mode.carrier)
}

const chooseDelivery = (
  row: DraftOrderRow,
  kind: CartKind,
  modes: readonly DeliveryModeRow[],
): DeliveryModeRow | null => {
  const fitting = modes.filter((mode) => deliveryFits(mode, kind, row.currency))
  if (kind === 'downloads') return fitting[0] ?? null
  return fitting.find((mode) => mode.id === row.deliveryModeId && hasPlace(row, mode)) ?? null
}

export const lineOf = ({ facts, price, quantity }: CartItem): PricedLine => ({
  quantity,
  unit: { gross: price.gross, net: price.net },
  vatRate: price.vatRate,
  physical: facts.type === 'physical',
})

export const deliveryFee = ({ key, name, prices, vatRate }: DeliveryModeRow, currency: Currency): Fee => ({
  originCode: key,
  name,
  gross: prices[currency] ?? 0,
  vatRate,
})

type Chosen = Pick<Cart, 'row' | 'lines' | 'shipments' | 'freeDeliveryFrom' | 'delivery' | 'payment'>

const pricedOf = ({ row: { currency }, lines, shipments, freeDeliveryFrom, delivery, payment }: Chosen): Priced => ({
  lines,
  delivery: delivery && deliveryFee(delivery, currency),
  isSeparate: shipments.length > 1,
  paymentFee: payment && paymentFee(payment, currency),
  freeDeliveryFrom,
})

/** What the cart would cost with another choice. A payment method that does not fit the other delivery is left out. */
export const totalsWith = (cart: Cart, choice: Partial<Pick<Cart, 'delivery' | 'payment'>>): Totals => {
  const { delivery, payment } = { ...cart, ...choice }
  const fits = payment && delivery && paymentFits(payment, delivery.flow, cart.row.currency)
  return computeTotals(pricedOf({ ...cart, delivery, payment: fits ? payment : null }))
}

const boughtOf = ({ id, facts }: CartItem) => ({
  id,
  physical: facts.type === 'physical',
  releasedOn: facts.availability === 'preorder' ? facts.publishedOn : null,
})

/** Reads a draft order in its currency, or in the shop's if that was withdrawn. In a transaction that holds its lock this is what will be ordered. */
export const loadCart = async (requestContext: Context, stored: DraftOrderRow): Promise<Cart> => {
  const choices = await selectChoices(requestContext.db)
  const row = await inOfferedCurrency(requestContext, stored, choices)
  const ctx = { ...requestContext, currency: row.currency }
  const { items, unpriced } = await loadItems(ctx, row)
  const { deliveryModes, paymentMethods, freeDeliveryFrom: freeFrom } = choices
  const freeDeliveryFrom = freeFrom[row.currency]

  const kind = cartKind(items.map(({ facts }) => facts))
  const lines = items.map(lineOf)
  const bought = items.map(boughtOf)
  const separable = separateShipments(bought)
  const shipments = row.sendSeparately && separable ? separable : joinShipments(bought)
  const delivery = chooseDelivery(row, kind, deliveryModes)
  const chosen = paymentMethods.find(({ id }) => id === row.paymentMethodId)
  const payment = chosen && delivery && paymentFits(chosen, delivery.flow, row.currency) ? chosen : null
  const priced = pricedOf({ row, lines, shipments, freeDeliveryFrom, delivery, payment })
  const complete = completeSteps(row.forms, { delivery: delivery !== null, payment: payment !== null })
  return {
    row,
    items,
    unpriced,
    kind,
    lines,
    freeDeliveryFrom,
    shipments,
    separable,
    deliveryModes,
    paymentMethods,
    delivery,
    payment,
    adjustments: adjustmentsOf(priced),
    totals: computeTotals(priced),
    complete,
    steps: stepsOf(complete),
  }
}
