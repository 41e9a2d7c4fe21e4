import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import type { DraftOrder } from '#contracts/draft-order-answer.ts'
import { mergeStrategies } from '#contracts/merge-strategies.ts'
import { writeConfigEntry } from '../configuration/service.ts'
import type { Visitor } from '../orders/shop.test-support.ts'
import { account, mergeOf, type MergeShop, openMergeShop } from './merge.test-support.ts'

let own: MergeShop
beforeAll(async () => void (own = await openMergeShop()))
afterAll(() => own.shop.close())
afterEach(async () => {
  await own.shop.connection.pool.query('delete from draft_orders')
  await own.shop.connection.pool.query('delete from config_entries')
})

const setStrategy = (strategy: string) => writeConfigEntry(own.shop.connection.db, 'cart_merge_strategy', strategy)

describe('gifts and upsells', () => {
  /** Chooses two copies of the third book as the upsell of the first. */
  const withUpsell = async (visitor: Visitor, quantities: readonly number[]) => {
    const cart = await own.fill(visitor, quantities)
    const { body } = await visitor.call('GET /draft_orders/{uuid}/deals', { params: { uuid: cart.uuid } })
    const [deal] = body.itemDeals
    const chosen = await visitor.call('POST /draft_orders/{uuid}/deals', {
      params: { uuid: cart.uuid },
      body: { dealId: deal?.dealId, parentId: deal?.parentId, variantId: own.bookId(2), quantity: 2 },
    })
    expect(chosen.code).toBeUndefined()
    return chosen.body
  }
  beforeAll(() =>
    own.giveDeals(
      {
        key: 'beside',
        type: 'item_upsell_deal',
        conditions: [{ kind: 'variant', target: own.books[0]?.sku ?? '' }],
        rewards: [{ sku: own.books[2]?.sku ?? '', prices: { HUF: 1_500 } }],
      },
      {
        key: 'gift',
        type: 'order_gift_deal',
        minTotals: { HUF: 8_000 },
        rewards: [1, 2].map((nth) => ({ sku: own.books[nth]?.sku ?? '', prices: { HUF: 0 } })),
      },
    ),
  )

  test('come with their parent, no more of them than it has copies', async () => {
    await setStrategy('userFirst')
    const [customer, session] = [await own.shop.visit(account), await own.shop.visit()]
    await own.fill(customer, [1])
    await withUpsell(session, [2])
    const { cart, report } = await mergeOf(customer, session)
    expect(cart.items).toMatchObject([
      { type: 'ITEM', quantity: 1 },
      { type: 'ITEM_UPSELL', quantity: 1, parentId: cart.items[0]?.id, unitPrice: { gross: 1_500 } },
    ])
    expect(own.linesOf(report)).toEqual([
      [0, 'unchanged', 2, 1, null],
      [2, 'reduced', 2, 1, null],
    ])
  })

  test.each([
    ['sessionFirst', 2],
    ['userFirst', 1],
  ] as const)('of one deal are one choice: %s', async (strategy, chosen) => {
    await setStrategy(strategy)
    const choose = async (visitor: Visitor, nth: number) => {
      const cart = await own.fill(visitor, [2])
      const { body } = await visitor.call('GET /draft_orders/{uuid}/deals', { params: { uuid: cart.uuid } })
      const dealId = body.orderDeals[0]?.dealId
      await visitor.call('POST /draft_orders/{uuid}/deals', {
        params: { uuid: cart.uuid },
        body: { dealId, variantId: own.bookId(nth) },
      })
    }
    const [customer, session] = [await own.shop.visit(account), await own.shop.visit()]
    await choose(customer, 1)
    await choose(session, 2)
    const { cart } = await mergeOf(customer, session)
    expect(cart.items.filter(({ type }) => type === 'ORDER_GIFT')).toMatchObject([{ variantId: own.bookId(chosen) }])
    expect(cart.waiting).toEqual([])
  })

  test('that do not count in the other cart stay out', async () => {
    await setStrategy('userFirst')
    const [customer, session] = [await own.shop.visit(account), await own.shop.visit()]
    await own.fill(customer, [1])
    const cart = await own.fill(session, [2])
    const { body } = await session.call('GET /draft_orders/{uuid}/deals', { params: { uuid: cart.uuid } })
    await session.call('POST /draft_orders/{uuid}/deals', {
      params: { uuid: cart.uuid },
      body: { dealId: body.orderDeals[0]?.dealId, variantId: own.bookId(1) },
    })
    const { cart: merged, report } = await mergeOf(customer, session)
    expect([merged.items.length, merged.waiting]).toEqual([1, []])
    expect(own.linesOf(report)?.at(-1)).toEqual([1, 'refused', 1, 0, 'deal_not_available'])
  })
})

describe('the call', () => {
  const merge = (visitor: Visitor, { uuid }: DraftOrder, body: object) =>
    visitor.call('POST /draft_orders/{uuid}/merge', { params: { uuid }, body })

  test.each(mergeStrategies)('brings a cart that a client has kept: %s', async (strategy) => {
    const visitor = await own.shop.visit()
    const cart = await own.fill(visitor, [1])
    const items = [
      { variantId: own.bookId(0), quantity: 2 },
      { variantId: own.bookId(1), quantity: 1 },
    ]
    const { body } = await merge(visitor, cart, { strategy, items, coupons: ['vendeg', 'NINCS'] })
    expect(own.quantitiesOf(body.draftOrder)).toEqual([strategy === 'userFirst' ? 1 : 2, 1, 0])
    expect(body.draftOrder.coupons).toMatchObject([{ code: 'VENDEG' }])
    expect(own.linesOf(body.report)?.at(-1)).toEqual(['NINCS', 'refused', null, null, 'coupon_not_exists'])
  })

  test('refuses another strategy, and leaves out what it does not know', async () => {
    const visitor = await own.shop.visit()
    const cart = await own.fill(visitor, [1])
    expect(await merge(visitor, cart, { strategy: 'newest', items: [] })).toMatchObject({
      status: 400,
      code: 'invalid_data_provided',
    })
    const items = [
      { type: 'SUBSCRIPTION', variantId: own.bookId(1), quantity: 1 },
      { variantId: 999_999, quantity: 1 },
      { type: 'ORDER_GIFT', variantId: own.bookId(1), quantity: 1, dealId: 999_999 },
      { type: 'ORDER_GIFT', variantId: own.bookId(1), quantity: 1 },
    ]
    const { body } = await merge(visitor, cart, { items })
    expect(body.draftOrder.items).toEqual(cart.items)
    expect(body.report.lines.map(({ code }) => code)).toEqual([
      'item_not_found',
      'deal_not_available',
      'deal_not_available',
    ])
  })
})
