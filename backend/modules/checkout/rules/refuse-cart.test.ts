import { expect, it } from 'vitest'
import { type CheckoutStep, checkoutSteps } from '#contracts/checkout-steps.ts'
import { type CartToOrder, refuseCart } from './refuse-cart.ts'

const complete = Object.fromEntries(checkoutSteps.map((step) => [step, true])) as CartToOrder['complete']

const cart = (changes: Partial<CartToOrder> = {}): CartToOrder => ({
  row: { currency: 'HUF', deliveryModeId: 1, paymentMethodId: 1 },
  items: [{ variantId: 7, quantity: 2, facts: { availability: 'available', stock: 2 } }],
  unpriced: [],
  complete,
  isBilledWrong: false,
  totals: { total: { gross: 8270 } },
  pricingRules: { minimum_order: { EUR: 9000 } },
  offer: null,
  goods: { counted: [] },
  ...changes,
})
const incomplete = (step: CheckoutStep) => ({ ...complete, [step]: false })
const facts = (availability: 'available' | 'preorder' | 'unavailable', stock: number | null) => [
  { variantId: 7, quantity: 2, facts: { availability, stock } },
]

it.each([
  ['a cart that is right', cart(), undefined],
  ['an empty cart', cart({ items: [] }), 'cart_empty'],
  ['a book without a price beside another', cart({ unpriced: [{ variantId: 8 }] }), 'variant_not_available'],
  ['nothing but a book without a price', cart({ items: [], unpriced: [{ variantId: 8 }] }), 'variant_not_available'],
  ['no contact', cart({ complete: incomplete('contact') }), 'checkout_incomplete'],
  [
    'no delivery',
    cart({ row: { currency: 'HUF', deliveryModeId: null, paymentMethodId: null }, complete: incomplete('delivery') }),
    'checkout_incomplete',
  ],
  ['a delivery that no longer fits', cart({ complete: incomplete('delivery') }), 'delivery_mode_not_available'],
  ['a payment that no longer fits', cart({ complete: incomplete('payment') }), 'payment_method_not_available'],
  [
    'no payment',
    cart({ row: { currency: 'HUF', deliveryModeId: 1, paymentMethodId: null }, complete: incomplete('payment') }),
    'checkout_incomplete',
  ],
  [
    'a transfer that a person would owe',
    cart({ isBilledWrong: true, complete: incomplete('payment') }),
    'organization_billing_required',
  ],
  ['goods below the minimum', cart({ pricingRules: { minimum_order: { HUF: 1 } } }), 'minimum_order_not_reached'],
  ['another total', cart({ totals: { total: { gross: 8271 } } }), 'cart_changed'],
  ['too few copies', cart({ items: facts('available', 1) }), 'insufficient_stock'],
  ['none left', cart({ items: facts('unavailable', 0) }), 'insufficient_stock'],
  ['a pre-order', cart({ items: facts('preorder', 0) }), undefined],
  ['a download', cart({ items: facts('available', null) }), undefined],
])('%s', (_what, input, code) => expect(refuseCart(input, 8270)?.code).toBe(code))

it('names what is missing', () => {
  expect(refuseCart(cart({ complete: incomplete('billing') }), 8270)?.params).toEqual({ step: 'billing' })
  expect(refuseCart(cart({ items: facts('available', 1) }), 8270)?.params).toEqual({ available: 1, variantId: 7 })
})
