import type { DraftOrder } from '#contracts/draft-order-answer.ts'
import type { Totals } from '#contracts/totals.ts'
import type { CheckoutStep } from '#contracts/checkout-steps.ts'
import type { Currency, Locale } from '#contracts/shop.ts'
import { copiesFromSupplier, daysUntilHere } from '#lib/format/copies-from-supplier.ts'
import type { Context } from '../../kernel/context.ts'
import { shopDay } from '../catalog/rules/shop-day.ts'
import type { Deal } from '../deals/rules/deal.ts'
import { isBilledElsewhere } from '../buying-rules/rules/billed-elsewhere.ts'
import { allowsTransfer } from '../buying-rules/rules/credit.ts'
import { type BuyingRules, isAllowedAddress, readBuyingRules } from '../buying-rules/service.ts'
import type { DeliveryModeRow } from '../delivery/service.ts'
import { paymentFee, type PaymentMethodRow } from '../payments/service.ts'
import {
  type Adjustment,
  adjustmentsOf,
  type Fee,
  type Priced,
  type ShippingCoupon,
} from '../pricing/rules/adjustments.ts'
import type { FreeDelivery, PricedLine } from '../pricing/rules/delivery-price.ts'
import { computeTotals } from '../pricing/rules/totals.ts'
import { type CartItem, cartItems, lineOf, type WaitingItem } from './cart-items.ts'
import { loadItems, type UnpricedItem } from './load-items.ts'
import { type PricedGoods, priceGoods } from './price-goods.ts'
import { type CartOffer, findCartOffer, loadOfferedItems, underOffer } from './offer-carts.ts'
import { type DraftOrderRow, moveToOwnCurrency } from './queries.ts'
import { type DefaultMethod, defaultMethodOf } from './rules/default-method.ts'
import { cartKind, type CartKind, deliveryFits } from './rules/delivery-fit.ts'
import { paymentFits } from './rules/payment-fit.ts'
import { joinShipments, separateShipments, type Shipment } from './rules/shipments.ts'
import { completeSteps, stepsOf } from './rules/steps.ts'
import type { Choices } from './select-choices.ts'
import { selectStoredCart, type StoredCart } from './select-stored-cart.ts'

/** A draft order together with everything that decides what it costs and whether it can be ordered. */
export interface Cart {
  row: DraftOrderRow
  items: CartItem[]
  /** Without a price in the cart's currency. */
  unpriced: UnpricedItem[]
  /** Chosen gifts and upsells that do not count at the moment. */
  waiting: WaitingItem[]
  deals: Deal[]
  goods: PricedGoods
  kind: CartKind
  lines: PricedLine[]
  freeDelivery: FreeDelivery
  /** The parcels as they are chosen, and as two where that can be chosen. */
  shipments: Shipment[]
  separable: [Shipment, Shipment] | undefined
  deliveryModes: DeliveryModeRow[]
  paymentMethods: PaymentMethodRow[]
  /** Of an organisation. Null for others. */
  rules: BuyingRules | null
  defaultMethod: DefaultMethod | null
  /** Null for a cart of the customer's own. */
  offer: CartOffer | null
  /** What is chosen and still fits the cart. Downloads need no choice. */
  delivery: DeliveryModeRow | null
  payment: PaymentMethodRow | null
  /** Whether the invoice goes to somebody else than the organisation (docs/decisions/0070). */
  billedElsewhere: boolean
  /** Whether the payment is a transfer, which somebody else than the organisation would owe. It then counts as not chosen. */
  isBilledWrong: boolean
  pricingRules: Choices['pricingRules']
  locale: Locale
  /** The costs and discounts beside the items. */
  adjustments: Adjustment[]
  totals: Totals
  complete: Record<CheckoutStep, boolean>
  steps: DraftOrder['steps']
}

/** The shop may have withdrawn the cart's currency since. Nothing is ordered in such a currency. */
const readStoredCart = async (
  ctx: Context,
  row: DraftOrderRow,
): Promise<{ row: DraftOrderRow; stored: StoredCart }> => {
  const stored = await selectStoredCart(ctx, row)
  if (row.status === 'closed' || row.offerVersionId !== null || stored.currencies.includes(row.currency))
    return { row, stored }
  const moved = await moveToOwnCurrency(ctx.db, row)
  return { row: moved, stored: await selectStoredCart(ctx, moved) }
}

/** An address in a country to which the shop no longer sells counts as not given, so its step asks for another one. */
const inValidCountries = (row: DraftOrderRow, { countries }: Choices): DraftOrderRow => {
  if (row.status === 'closed') return row
  const { billing, ...forms } = row.forms
  return {
    ...row,
    address: row.address && countries.includes(row.address.country) ? row.address : null,
    forms: billing && countries.includes(billing.country) ? row.forms : forms,
  }
}

/** Where a member may order to, and how the member may pay. */
const underRules = (rules: BuyingRules | null, row: DraftOrderRow, choices: Choices) => ({
  row: row.address && !isAllowedAddress(rules, row.address) ? { ...row, address: null } : row,
  deliveryModes: choices.deliveryModes.filter(
    ({ flow }) => !rules?.onlyAddresses || flow === 'home' || flow === 'none',
  ),
  paymentMethods: choices.paymentMethods.filter(
    ({ key, online }) =>
      (key !== 'transfer' || allowsTransfer(rules?.credit, row.currency)) && !(online && rules?.needsApproval),
  ),
})

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

export const deliveryFee = ({ key, name, prices, vatRate }: DeliveryModeRow, currency: Currency): Fee => ({
  originCode: key,
  name,
  gross: prices[currency] ?? 0,
  vatRate,
})

type Chosen = Pick<
  Cart,
  'row' | 'lines' | 'shipments' | 'freeDelivery' | 'delivery' | 'payment' | 'goods' | 'pricingRules'
>

const shippingCoupons = ({ coupons }: PricedGoods, currency: Currency): ShippingCoupon[] =>
  coupons
    .filter(({ coupon, problem }) => coupon.kind === 'order_shipping_coupon' && problem === null)
    .map(({ coupon: { name, code, percent, amounts } }) => ({
      name,
      originCode: code,
      percent,
      amount: amounts === null ? null : (amounts[currency] ?? 0),
    }))

const pricedOf = ({
  row: { currency },
  lines,
  shipments,
  freeDelivery,
  delivery,
  payment,
  goods,
  pricingRules,
}: Chosen): Priced => ({
  lines,
  delivery: delivery && deliveryFee(delivery, currency),
  isSeparate: shipments.length > 1,
  paymentFee: payment && paymentFee(payment, currency),
  freeDelivery,
  discounts: goods.discounts,
  shippingCoupons: shippingCoupons(goods, currency),
  rateUnit: pricingRules.rate_unit,
})

/** What the cart would cost with another choice. A payment method that does not fit the other delivery is left out. */
export const totalsWith = (cart: Cart, choice: Partial<Pick<Cart, 'delivery' | 'payment'>>): Totals => {
  const { delivery, payment } = { ...cart, ...choice }
  const fits = payment && delivery && paymentFits(payment, delivery.flow, cart.row.currency)
  return computeTotals(pricedOf({ ...cart, delivery, payment: fits ? payment : null }), cart.locale)
}

const boughtOf = ({ id, facts, quantity }: CartItem) => ({
  id,
  physical: facts.type === 'physical',
  releasedOn: facts.availability === 'preorder' ? facts.publishedOn : null,
  leadDays: daysUntilHere(copiesFromSupplier(facts, quantity)),
})

/** Reads a draft order in its currency, or in the shop's if that was withdrawn. In a transaction that holds its lock this is what will be ordered. */
export const loadCart = async (requestContext: Context, draftOrder: DraftOrderRow): Promise<Cart> => {
  const offer = await findCartOffer(requestContext, draftOrder)
  const read = await readStoredCart(requestContext, draftOrder)
  const { rows, sold, deals, coupons, ...choices } = offer ? underOffer(read.stored, offer) : read.stored
  const rules = await readBuyingRules(requestContext)
  const { row, ...offered } = underRules(rules, inValidCountries(read.row, choices), choices)
  const { deliveryModes } = offered
  const { currency } = row
  const ctx = { ...requestContext, currency }
  const loaded = offer ? await loadOfferedItems(ctx, { rows, sold }, offer) : await loadItems(ctx, { rows, sold })
  const goods = priceGoods(loaded, {
    deals,
    coupons,
    currency,
    buyer: { userId: row.userId, segment: ctx.actor.segment },
    today: shopDay(ctx.now()),
    choices,
  })
  const { items, waiting } = cartItems(loaded, goods)
  const { freeDeliveryFrom, pricingRules } = choices
  const freeDelivery = { from: freeDeliveryFrom[currency], byDeal: goods.isDeliveryFree }

  const kind = cartKind(items.map(({ facts }) => facts))
  const lines = items.map(lineOf)
  const bought = items.map(boughtOf)
  const separable = offer ? undefined : separateShipments(bought)
  const shipments = row.sendSeparately && separable ? separable : joinShipments(bought)
  const delivery = chooseDelivery(row, kind, deliveryModes)
  const byDefault = choices.paymentMethods.find(({ id }) => id === rules?.defaultMethodId)
  const defaultMethod = defaultMethodOf(byDefault, offered, { kind, currency })
  const only = defaultMethod?.isOffered ? defaultMethod.method : undefined
  const paymentMethods = only ? [only] : offered.paymentMethods
  const chosen = only ?? paymentMethods.find(({ id }) => id === row.paymentMethodId)
  const { billing } = row.forms
  const billedElsewhere = billing !== undefined && isBilledElsewhere(rules?.taxpayer ?? null, billing)
  const isBilledWrong = chosen?.key === 'transfer' && billedElsewhere
  const payment = chosen && delivery && !isBilledWrong && paymentFits(chosen, delivery.flow, currency) ? chosen : null
  const priced = pricedOf({ row, lines, shipments, freeDelivery, delivery, payment, goods, pricingRules })
  const complete = completeSteps(row.forms, { delivery: delivery !== null, payment: payment !== null })
  return {
    row,
    items,
    unpriced: loaded.unpriced,
    waiting,
    deals,
    goods,
    kind,
    lines,
    freeDelivery,
    shipments,
    separable,
    deliveryModes,
    paymentMethods,
    rules,
    defaultMethod,
    offer,
    delivery,
    payment,
    billedElsewhere,
    isBilledWrong,
    pricingRules,
    locale: ctx.locale,
    adjustments: adjustmentsOf(priced),
    totals: computeTotals(priced, ctx.locale),
    complete,
    steps: stepsOf(complete),
  }
}
