import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { putStock } from '../checkout/checkout.test-support.ts'
import { writeConfigEntry } from '../configuration/service.ts'
import { applyCoupon, currentCart } from './discounts.test-support.ts'
import { account, mergeOf, type MergeShop, openMergeShop, signIn } from './merge.test-support.ts'

let own: MergeShop
beforeAll(async () => void (own = await openMergeShop()))
afterAll(() => own.shop.close())
afterEach(async () => {
  await own.shop.connection.pool.query('delete from draft_orders')
  await own.shop.connection.pool.query('delete from config_entries')
})

const setStrategy = (strategy: string) => writeConfigEntry(own.shop.connection.db, 'cart_merge_strategy', strategy)

describe('cart_merge_strategy', () => {
  // The customer has 3 of the first and 1 of the second book, the session 1 of the first and 2 of the third.
  test.each([
    [
      'sessionOnly',
      [1, 0, 2],
      ['VENDEG'],
      [
        [1, 'removed', 1, 0, null],
        [0, 'replaced', 1, 1, null],
        [2, 'added', 2, 2, null],
        ['SAJAT', 'removed', null, null, null],
        ['VENDEG', 'added', null, null, null],
      ],
    ],
    [
      'sessionFirst',
      [1, 1, 2],
      ['SAJAT', 'VENDEG'],
      [
        [0, 'replaced', 1, 1, null],
        [2, 'added', 2, 2, null],
        ['VENDEG', 'added', null, null, null],
      ],
    ],
    [
      'userFirst',
      [3, 1, 2],
      ['SAJAT', 'VENDEG'],
      [
        [0, 'unchanged', 1, 3, null],
        [2, 'added', 2, 2, null],
        ['VENDEG', 'added', null, null, null],
      ],
    ],
  ] as const)('%s', async (strategy, quantities, coupons, lines) => {
    await setStrategy(strategy)
    const [customer, session] = [await own.shop.visit(account), await own.shop.visit()]
    const before = await own.fill(customer, [3, 1, 0], 'SAJAT')
    await own.fill(session, [1, 0, 2], 'VENDEG')
    const { cart, report } = await mergeOf(customer, session)
    expect(own.quantitiesOf(cart)).toEqual(quantities)
    expect(cart.coupons.map(({ code }) => code)).toEqual(coupons)
    expect(own.linesOf(report)).toEqual(lines)
    expect([cart.uuid, cart.version > before.version]).toEqual([before.uuid, true])
  })

  test('another one is refused', async () => {
    await expect(setStrategy('newest')).rejects.toThrow('Cannot handle newest strategy!')
  })
})

describe('a merge at sign-in', () => {
  test('gives a customer without a cart that of the session, and reports nothing', async () => {
    const session = await own.shop.visit()
    const { uuid } = await own.fill(session, [2])
    const { cart, report } = await mergeOf(await own.shop.visit(account), session)
    expect([cart.uuid, own.quantitiesOf(cart), report]).toEqual([uuid, [2, 0, 0], null])
  })

  test('of the same cart twice happens once', async () => {
    const customer = await own.shop.visit(account)
    await own.fill(customer, [1])
    const session = await own.shop.visit()
    await own.fill(session, [0, 2])
    await Promise.all([signIn(session), signIn(session)])
    expect(own.quantitiesOf(await currentCart(customer))).toEqual([1, 2, 0])
  })

  test('takes what there is in stock, and says so', async () => {
    const [customer, session] = [await own.shop.visit(account), await own.shop.visit()]
    await own.fill(customer, [1])
    await own.fill(session, [0, 5, 1])
    await putStock(own.shop, own.bookId(1), 3)
    await putStock(own.shop, own.bookId(2), 0)
    const { cart, report } = await mergeOf(customer, session)
    expect(own.quantitiesOf(cart)).toEqual([1, 3, 0])
    expect(own.linesOf(report)).toEqual([
      [1, 'reduced', 5, 3, 'insufficient_stock'],
      [2, 'refused', 1, 0, 'variant_not_available'],
    ])
    expect(report?.lines[0]?.message).toContain('3')
    await putStock(own.shop, own.bookId(1), 500)
    await putStock(own.shop, own.bookId(2), 500)
  })

  test('ignores a coupon that the cart has, and refuses one that does not count in it', async () => {
    await own.giveCoupon({
      code: 'HARMADIK',
      kind: 'order_item_coupon',
      percent: 10,
      conditions: [{ kind: 'variant', target: own.books[2]?.sku ?? '' }],
    })
    await setStrategy('sessionOnly')
    const [customer, session] = [await own.shop.visit(account), await own.shop.visit()]
    await own.fill(customer, [1], 'VENDEG')
    const cart = await own.fill(session, [1, 0, 1], 'VENDEG')
    await applyCoupon(session, cart, 'HARMADIK')
    await putStock(own.shop, own.bookId(2), 0)
    const { cart: merged, report } = await mergeOf(customer, session)
    expect(merged.coupons.map(({ code }) => code)).toEqual(['VENDEG'])
    expect(own.linesOf(report)).toEqual([
      [0, 'unchanged', 1, 1, null],
      [2, 'refused', 1, 0, 'variant_not_available'],
      ['HARMADIK', 'refused', null, null, 'item_not_exists_in_order'],
    ])
    await putStock(own.shop, own.bookId(2), 500)
  })
})
