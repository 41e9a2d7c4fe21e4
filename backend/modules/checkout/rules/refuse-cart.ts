import { type CheckoutStep, checkoutSteps } from '#contracts/checkout-steps.ts'
import type { Availability, Currency } from '#contracts/shop.ts'
import { fail, type Failure } from '../../../kernel/result.ts'
import { missingForMinimum } from '../../draft-orders/rules/minimum-order.ts'
import type { GoodsLine } from '../../pricing/rules/goods.ts'

export interface CartToOrder {
  items: readonly { variantId: number; quantity: number; facts: { availability: Availability; stock: number | null } }[]
  unpriced: readonly { variantId: number }[]
  complete: Record<CheckoutStep, boolean>
  isBilledWrong: boolean
  totals: { total: { gross: number } }
  row: { currency: Currency; deliveryModeId: number | null; paymentMethodId: number | null }
  pricingRules: { minimum_order: Partial<Record<Currency, number>> }
  goods: { counted: readonly GoodsLine[] }
  offer: { lines: readonly { variantId: number }[] } | null
}

type CartError =
  | 'cart_empty'
  | 'cart_changed'
  | 'minimum_order_not_reached'
  | 'checkout_incomplete'
  | 'delivery_mode_not_available'
  | 'payment_method_not_available'
  | 'organization_billing_required'
  | 'variant_not_available'
  | 'insufficient_stock'

/** A book of the offer that the shop no longer sells: an offer is ordered whole. */
export const missingOfOffer = ({ offer, items }: Pick<CartToOrder, 'offer' | 'items'>): number | undefined =>
  offer?.lines.find((line) => !items.some(({ variantId }) => variantId === line.variantId))?.variantId

/** A choice that no longer fits the cart is named; a step that was never done is only missing. */
const refuseSteps = ({ row, complete, isBilledWrong }: CartToOrder): Failure<CartError> | undefined => {
  if (!complete.delivery && row.deliveryModeId !== null) return fail('delivery_mode_not_available')
  if (isBilledWrong) return fail('organization_billing_required')
  if (complete.delivery && !complete.payment && row.paymentMethodId !== null)
    return fail('payment_method_not_available')
  const step = checkoutSteps.find((name) => !complete[name])
  return step && fail('checkout_incomplete', { params: { step } })
}

/** Spares the lock of the stock row when the stock is plainly too low; the conditional update decides. */
const refuseStock = ({ items }: CartToOrder): Failure<CartError> | undefined => {
  const short = items.find(
    ({ quantity, facts }) => facts.availability !== 'preorder' && facts.stock !== null && facts.stock < quantity,
  )
  return (
    short &&
    fail('insufficient_stock', {
      params: { available: Math.max(0, short.facts.stock ?? 0), variantId: short.variantId },
    })
  )
}

/** Why this cart cannot be ordered for the total that the visitor saw. */
export const refuseCart = (cart: CartToOrder, expectedTotal: number): Failure<CartError> | undefined => {
  const unsold = cart.unpriced[0]?.variantId ?? missingOfOffer(cart)
  if (unsold !== undefined) return fail('variant_not_available', { params: { variantId: unsold } })
  if (cart.items.length === 0) return fail('cart_empty')
  const missing = missingForMinimum(cart)
  if (missing > 0) return fail('minimum_order_not_reached', { params: { missing } })
  const refused = refuseSteps(cart)
  if (refused) return refused
  const { gross } = cart.totals.total
  if (gross !== expectedTotal) return fail('cart_changed', { params: { total: gross } })
  return refuseStock(cart)
}
