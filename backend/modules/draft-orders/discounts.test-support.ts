import { expect } from 'vitest'
import { type CouponForm, couponForm, type DealForm, dealForm } from '#contracts/deal-forms.ts'
import type { DraftOrder } from '#contracts/draft-order-answer.ts'
import { addToCart, findVariant, type Found, openCart, putStock } from '../checkout/checkout.test-support.ts'
import { writeCoupons } from '../coupons/service.ts'
import { writeDeals } from '../deals/service.ts'
import { openShop, type TestShop, type Visitor } from '../orders/shop.test-support.ts'
import { setPrices } from '../pricing/service.ts'

const name = { hu: 'Próba', en: 'Trial' }

/** The gross prices of the books, in HUF and in euro cents. */
export const prices = [4_000, 3_000, 2_000] as const

export interface DiscountShop {
  shop: TestShop
  /** Three books that came out long ago, with `prices`. */
  books: Found[]
  /** Writes deals after it has switched all others off. */
  giveDeals: (...forms: (Partial<DealForm> & Pick<DealForm, 'key' | 'type'>)[]) => Promise<void>
  giveCoupon: (form: Partial<CouponForm> & Pick<CouponForm, 'code' | 'kind'>) => Promise<void>
  /** A new visitor whose cart has so many copies of each book. */
  cartOf: (...quantities: number[]) => Promise<{ visitor: Visitor; cart: DraftOrder }>
}

/** A shop without deals, and with books whose prices the tests know. */
export const openDiscountShop = async (): Promise<DiscountShop> => {
  const shop = await openShop()
  const { db, pool } = shop.connection
  await pool.query('update deals set enabled = false')
  const books = await Promise.all([0, 1, 2].map((nth) => findVariant(shop, 'book', nth)))
  for (const [index, { id }] of books.entries()) {
    const gross = prices[index] ?? 0
    await pool.query(`update variants set published_on = '2020-01-01', vat_rate = 5 where id = $1`, [id])
    await setPrices(db, shop.clock.now(), [
      {
        variantId: id,
        vatRate: 5,
        prices: [
          { currency: 'HUF', gross, originalGross: null },
          { currency: 'EUR', gross, originalGross: null },
        ],
      },
    ])
    await putStock(shop, id, 500)
  }
  return {
    shop,
    books,
    giveDeals: async (...forms) => {
      await pool.query('update deals set enabled = false')
      await writeDeals(
        db,
        forms.map((form) => dealForm.parse({ name, ...form })),
      )
    },
    giveCoupon: (form) => writeCoupons(db, [couponForm.parse({ name, ...form })]),
    cartOf: async (...quantities) => {
      const visitor = await shop.visit()
      let cart = await openCart(visitor)
      for (const [index, quantity] of quantities.entries())
        if (quantity > 0) cart = await addToCart(visitor, cart, books[index]?.id ?? 0, quantity)
      return { visitor, cart }
    },
  }
}

export const applyCoupon = (visitor: Visitor, { uuid }: DraftOrder, code: string) =>
  visitor.call('POST /draft_orders/{uuid}/coupons', { params: { uuid }, body: { code } })

export const currentCart = async (visitor: Visitor): Promise<DraftOrder> => {
  const { draftOrder } = (await visitor.call('GET /draft_orders/current')).body
  expect(draftOrder).not.toBeNull()
  return draftOrder as DraftOrder
}

/** The gross amounts beside the items, by kind. */
export const costsOf = ({ totals }: DraftOrder) => totals.costs.map(({ kind, gross }) => [kind, gross])
