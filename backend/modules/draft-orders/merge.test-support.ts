import type { CartReport } from '#contracts/cart-report.ts'
import type { DraftOrder } from '#contracts/draft-order-answer.ts'
import { addToCart, openCart } from '../checkout/checkout.test-support.ts'
import type { Visitor } from '../orders/shop.test-support.ts'
import { applyCoupon, currentCart, type DiscountShop, openDiscountShop } from './discounts.test-support.ts'

export const account = { email: 'olvaso@kolofon.example', password: 'kolofon-demo' }

export const signIn = (visitor: Visitor) =>
  visitor.call('POST /login', { body: { grant_type: 'password', remember: false, ...account } })

/** The customer's cart after the sign-in of a session that has a cart of its own. */
export const mergeOf = async (customer: Visitor, session: Visitor) => {
  const { merge } = (await signIn(session)).body
  return { cart: await currentCart(customer), report: merge }
}

export interface MergeShop extends DiscountShop {
  bookId: (nth: number) => number
  /** Fills the visitor's cart with so many copies of each book. */
  fill: (visitor: Visitor, quantities: readonly number[], coupon?: string) => Promise<DraftOrder>
  quantitiesOf: (cart: DraftOrder) => number[]
  /** The lines of a report: which book or coupon, its outcome, how many were wanted and taken, the code. */
  linesOf: (report: CartReport | null) => unknown[][] | undefined
}

export const openMergeShop = async (): Promise<MergeShop> => {
  const own = await openDiscountShop()
  await own.giveCoupon({ code: 'SAJAT', kind: 'order_coupon', percent: 10 })
  await own.giveCoupon({ code: 'VENDEG', kind: 'order_coupon', amounts: { HUF: 500 } })
  const bookId = (nth: number) => own.books[nth]?.id ?? 0
  return {
    ...own,
    bookId,
    fill: async (visitor, quantities, coupon) => {
      let cart = await openCart(visitor)
      for (const [index, quantity] of quantities.entries())
        if (quantity > 0) cart = await addToCart(visitor, cart, bookId(index), quantity)
      return coupon ? (await applyCoupon(visitor, cart, coupon)).body : cart
    },
    quantitiesOf: ({ items }) =>
      [0, 1, 2].map((nth) => items.find(({ variantId }) => variantId === bookId(nth))?.quantity ?? 0),
    linesOf: (report) =>
      report?.lines.map(({ type, variantId, name, requested, taken, outcome, code }) => [
        type === 'COUPON' ? name : own.books.findIndex(({ id }) => id === variantId),
        outcome,
        requested,
        taken,
        code,
      ]),
  }
}
