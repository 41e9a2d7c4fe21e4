import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { setTerms } from '../../commands/organizations.ts'
import { runCommand } from '../../commands/run-command.test-support.ts'
import { completeSteps, contact, fillCart, finalize, payAt } from '../checkout/checkout.test-support.ts'
import { openOfferCheckout } from '../checkout/offer-checkout.test-support.ts'
import { deleteExpiredData } from '../retention/service.ts'
import { detailOf } from '../withdrawals/withdrawals.test-support.ts'
import { browser, openMeasuredShop } from './analytics.test-support.ts'
import { measureOrder } from './service.ts'

type Own = Awaited<ReturnType<typeof openMeasuredShop>>
let own: Own
let shop: Own['shop']
let collectors: Own['collectors']
beforeAll(async () => {
  own = await openMeasuredShop()
  ;({ shop, collectors } = own)
})
afterAll(() => own.close())
beforeEach(() => own.begin())

const both = ['ga4 purchase', 'meta Purchase']

describe('a purchase', () => {
  test('is told to both providers, once, in their words, and names nobody', async () => {
    const bought = await own.buy()
    expect(await own.jobsFor(bought)).toBe(1)
    await Promise.allSettled([own.measure(bought), own.measure(bought)])
    await own.measure(bought)
    expect(await own.told()).toEqual(both)
    const { items, currency } = await detailOf(bought)
    const [item] = items
    const price = item?.unitPrice.gross ?? 0
    const hits = await collectors.hits()
    expect(hits.find(({ provider }) => provider === 'ga4')).toMatchObject({
      from: 'server',
      account: 'G-TEST123',
      consent: JSON.stringify({ ad_user_data: 'GRANTED', ad_personalization: 'GRANTED' }),
      params: {
        client_id: browser.clientId,
        session_id: browser.sessionId,
        engagement_time_msec: 1,
        transaction_id: bought.number,
        currency,
        value: price * 2,
        tax: expect.any(Number),
        shipping: expect.any(Number),
        items: [
          { item_id: item?.sku, item_brand: expect.any(String), item_category: expect.any(String), price, quantity: 2 },
        ],
      },
    })
    expect(hits.find(({ provider }) => provider === 'meta')).toMatchObject({
      from: 'server',
      account: '123456789',
      eventId: `purchase-${bought.number}`,
      params: {
        order_id: bought.number,
        currency,
        value: price * 2,
        num_items: 2,
        contents: [{ id: item?.sku, quantity: 2, item_price: price }],
        fbp: browser.fbp,
        client_user_agent: browser.userAgent,
        page_location: `${shop.services.settings.publicUrl}${browser.page}`,
      },
    })
    const sent = collectors.bodies.join('\n')
    for (const word of [contact.email, contact.phone, contact.lastName, 'Andrássy', bought.uuid])
      expect(sent).not.toContain(word)
  })

  test('by card is told when it is paid, not before', async () => {
    const bought = await own.buy({ payment: 'simplepay' })
    expect(await own.jobsFor(bought)).toBe(0)
    await own.measure(bought)
    expect(await own.told()).toEqual([])
    const { id, r, s } = await payAt(bought.paymentUrl ?? '', 'pay')
    await shop.guest.call('GET /v2.0/transactions/{id}/check', { params: { id }, query: { r, s } })
    expect(await own.jobsFor(bought)).toBe(1)
    await own.measure(bought)
    expect(await own.told()).toEqual(both)
  })

  test('of an institution, by offer and transfer, is told in net prices', async () => {
    const offers = await openOfferCheckout(shop)
    const sent = await offers.sentWithDelivery(offers.master)
    await runCommand(shop, setTerms, [String(offers.id), '15', '500000'])
    const open = await offers.open(offers.master, sent)
    const cart = await completeSteps(offers.master, open, { delivery: 'home', payment: 'transfer' })
    await finalize(offers.master, cart, { analytics: browser })
    await offers.run(`update users set segment = 'b2b' where id = $1`, [offers.people.master.userId])
    const [order] = await offers.ordersOf(sent.number)
    await own.measure(order)
    const hit = (await collectors.hits()).find(({ provider }) => provider === 'ga4')
    expect(hit?.invalid).toBeUndefined()
    expect(hit?.params).toMatchObject({ value: cart.totals.items.net, shipping: 1_500, transaction_id: order.number })
  })

  test.each([
    ['while the shop does not measure', { analytics: false }, {}],
    ['without the visitor’s yes', {}, { analytics: {} }],
  ])('is neither told nor noted %s', async (_, entries, wish) => {
    await own.setEntries(entries)
    const bought = await own.buy(wish)
    expect([await own.rowOf(bought), await own.jobsFor(bought)]).toEqual([undefined, 0])
    await own.measure(bought)
    expect(await own.told()).toEqual([])
  })

  test('is told only to a provider that has an id, an account and a name for the browser', async () => {
    const tell = async (entries: object, wish: Parameters<Own['buy']>[0], analytics = collectors.analytics) => {
      await collectors.empty()
      await own.setEntries(entries)
      await measureOrder({ ...shop.services, analytics }, (await own.buy(wish)).id)
      return own.told()
    }
    expect(await tell({ analytics_ids: {} }, {})).toEqual(['meta Purchase'])
    expect(await tell({ analytics_ids: { ga4: 'G-TEST123' }, marketing_tag_ids: {} }, {})).toEqual(['ga4 purchase'])
    const ids = { marketing_tag_ids: { meta: '123456789' } }
    expect(await tell(ids, {}, { ga4: undefined, meta: undefined })).toEqual([])
    expect(await tell(ids, { analytics: { clientId: '1.2' } })).toEqual(['ga4 purchase'])
    expect(await tell(ids, { analytics: { fbc: 'fb.1.2.IwAR_x' } })).toEqual(['meta Purchase'])
  })

  test('waits for a provider that is away, and the other one does not; the order knows nothing of it', async () => {
    collectors.down.add('graph.facebook.com')
    const bought = await own.buy()
    await expect(own.measure(bought)).rejects.toThrow('Meta answers 503')
    expect(await own.told()).toEqual(['ga4 purchase'])
    expect((await detailOf(bought)).status).toBe('finalized')
    collectors.down.clear()
    await own.measure(bought)
    expect(await own.told()).toEqual(both)

    collectors.down.add('www.google-analytics.com')
    const late = await own.buy()
    await expect(own.measure(late)).rejects.toThrow('Google Analytics answers 503')
    shop.clock.advance(3 * 86_400_000)
    collectors.down.clear()
    await collectors.empty()
    await own.measure(late)
    expect(await own.told()).toEqual([])
  })

  test('is not held up by an id that is none, nor refused with other ids under the same key', async () => {
    const bought = await own.buy({ analytics: { ...browser, clientId: "1'; drop table", fbc: 'x'.repeat(600) } })
    expect(await own.rowOf(bought)).toMatchObject({ client_id: null, fbc: null, fbp: browser.fbp })
    const visitor = await shop.visit()
    const cart = await fillCart(visitor, {
      items: [{ variantId: own.book }],
      delivery: 'home',
      payment: 'cash_on_delivery',
    })
    const first = await finalize(visitor, cart, { key: 'same', analytics: browser })
    const again = await finalize(visitor, cart, { key: 'same', analytics: { ...browser, sessionId: '2' } })
    const without = await finalize(visitor, cart, { key: 'same' })
    expect([again.body, without.body]).toEqual([first.body, first.body])
    expect((await finalize(visitor, cart, { key: 'same', expectedTotal: 1 })).code).toBe('idempotency_key_reused')
  })
})

test('what browsers are called goes sixty days after the order, and nothing is told after that', async () => {
  const bought = await own.buy()
  const inDays = (days: number) =>
    deleteExpiredData({ ...shop.services, now: () => new Date(shop.clock.now().getTime() + days * 86_400_000) })
  await inDays(59)
  expect(await own.rowOf(bought)).toMatchObject({ client_id: browser.clientId, page: browser.page })
  await inDays(61)
  expect(await own.rowOf(bought)).toBeUndefined()
  await own.measure(bought)
  expect(await own.told()).toEqual([])
})
