import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { examine, isBroken } from '../../commands/doctor.ts'
import { closeOffer } from '../../commands/offers.ts'
import { runCommand } from '../../commands/run-command.test-support.ts'
import { releaseOfferedCopies } from '../offers/service.ts'
import { openShop, type TestShop } from '../orders/shop.test-support.ts'
import { addToCart, finalize, openCart, putStock } from './checkout.test-support.ts'
import { openOfferCheckout } from './offer-checkout.test-support.ts'
import { requestOf } from '../approvals/approvals.test-support.ts'

let shop: TestShop
let own: Awaited<ReturnType<typeof openOfferCheckout>>
beforeAll(async () => void (shop = await openShop()))
afterAll(() => shop.close())
beforeEach(async () => void (own = await openOfferCheckout(shop)))

describe('accepting', () => {
  test('opens a cart of its own at the prices of the offer, and reserves its copies', async () => {
    const plain = await addToCart(own.master, await openCart(own.master), own.book(2).id, 2)
    const sent = await own.sentWithDelivery(own.master)
    expect(sent.offer.may.accept).toBe(true)
    const cart = await own.open(own.master, sent)
    expect(cart).toMatchObject({
      currency: 'HUF',
      offer: { uuid: sent.uuid, number: sent.number },
      items: [
        {
          variantId: own.book(0).id,
          quantity: 32,
          unitPrice: sent.offer.current.lines[0]?.unitPrice,
          availability: 'available',
        },
        { variantId: own.book(1).id, quantity: 10, unitPrice: { net: 1_000 } },
      ],
      separation: null,
      minimumOrder: null,
    })
    expect(cart.totals.items.net).toBe(sent.offer.total.net - 1_500)
    expect([await own.reservedOf(0), await own.reservedOf(1)]).toEqual([32, 10])
    // Once more is the same checkout, and reserves nothing twice.
    expect((await own.accept(own.master, sent)).body.draftOrderUuid).toBe(cart.uuid)
    expect(await own.reservedOf(0)).toBe(32)
    const { body } = await own.master.call('GET /draft_orders/current')
    expect(body.draftOrder).toMatchObject({ uuid: plain.uuid, offer: null, items: [{ quantity: 2 }] })
    expect(await own.statusOf(sent.uuid)).toBe('offer_sent')
  })

  test('whose reply was lost is sent again with its key, and leads to the same cart', async () => {
    const { uuid, version } = await own.sent(own.master)
    const accept = () =>
      own.master.call('POST /v2.0/me/offers/{uuid}/accept', { params: { uuid }, body: { version }, key: 'accept' })
    const [first, again] = [await accept(), await accept()]
    expect([again.status, again.headers.get('idempotent-replayed'), again.body]).toEqual([200, 'true', first.body])
    expect(await own.reservedOf(0)).toBe(32)
  })

  test('says which books are missing, before and at acceptance, and reserves none', async () => {
    await putStock(shop, own.book(1).id, 7)
    const sent = await own.sent(own.master)
    expect((await own.show(own.master, sent.uuid)).body.current.lines.map(({ missing }) => missing)).toEqual([0, 3])
    const refused = await own.accept(own.master, sent)
    expect([refused.code, refused.body]).toMatchObject([
      'insufficient_stock',
      { error: { params: { available: 7, variantId: own.book(1).id } } },
    ])
    expect([await own.reservedOf(0), await own.reservedOf(1)]).toEqual([0, 0])
    await putStock(shop, own.book(1).id, 10)
    expect((await own.accept(own.master, sent)).status).toBe(200)
    expect((await own.show(own.master, sent.uuid)).body.current.lines.map(({ missing }) => missing)).toEqual([0, 0])
  })

  test('is for the version that the member saw, and for a sent and valid offer', async () => {
    const sent = await own.sent(own.master)
    expect((await own.accept(own.master, { ...sent, version: sent.version - 1 })).code).toBe('version_conflict')
    await own.endValidity(sent.number)
    expect((await own.show(own.master, sent.uuid)).body.may.accept).toBe(false)
    expect((await own.accept(own.master, sent)).code).toBe('offer_not_open')
    const { uuid, number } = await own.request(own.master)
    const { body } = await own.show(own.master, uuid)
    expect((await own.accept(own.master, { uuid, version: body.version })).code).toBe('offer_not_open')
    expect(await own.ordersOf(number)).toEqual([])
  })

  test('is for masters, and for slaves who may order and have requested it', async () => {
    const sent = await own.sent(own.slave)
    expect((await own.show(own.slave, sent.uuid)).body.may.accept).toBe(false)
    expect((await own.accept(own.slave, sent)).code).toBe('forbidden')
    await own.permit('B2B_SLAVE_PLACE_ORDER')
    expect((await own.show(own.slave, sent.uuid)).body.may.accept).toBe(true)
    expect((await own.accept(own.slave, sent)).status).toBe(200)
    expect((await own.accept(own.master, sent)).status).toBe(200)
    await own.permit('B2B_SLAVE_PLACE_ORDER', 'ACCESS_ALL_ORGANIZATION_ORDER')
    expect((await own.accept(own.slave, await own.sent(own.master))).code).toBe('forbidden')
    const stranger = (await openOfferCheckout(shop)).master
    expect((await own.accept(stranger, sent)).code).toBe('not_found')
  })
})

describe('the cart by offer', () => {
  test('refuses every change of its goods and prices', async () => {
    const { uuid, id, version, items } = await own.open(own.master, await own.sent(own.master))
    const before = await own.cartOf(own.master, uuid)
    const line = { variantId: own.book(2).id, quantity: 1 }
    const call = own.master.call
    const file = new TextEncoder().encode(`sku;quantity\n${own.book(2).sku};1\n`)
    const replies = [
      await call('POST /draft_orders/{uuid}/items', { params: { uuid }, body: line }),
      await call('PATCH /draft_orders/{uuid}/items/{id}', {
        params: { uuid, id: items[0]?.id ?? 0 },
        body: { version, quantity: 31 },
      }),
      await call('DELETE /draft_orders/{uuid}/items/{id}', { params: { uuid, id: items[0]?.id ?? 0 } }),
      await call('POST /draft_orders/{uuid}/coupons', { params: { uuid }, body: { code: 'OSZ2026' } }),
      await call('DELETE /draft_orders/{uuid}/coupons/{id}', { params: { uuid, id: 1 } }),
      await call('POST /draft_orders/{uuid}/deals', { params: { uuid }, body: { dealId: 1, ...line } }),
      await call('POST /draft_orders/{uuid}/packages', { params: { uuid }, body: { variantId: own.book(2).id } }),
      await call('POST /draft_orders/{uuid}/merge', { params: { uuid }, body: { items: [] } }),
      await call('PATCH /draft_orders/{uuid}', { params: { uuid }, body: { version, sendSeparately: true } }),
      await call('PATCH /draft_orders/{uuid}', { params: { uuid }, body: { version, viewAsCurrency: 'EUR' } }),
      await call('POST /draft_orders/{uuid}/quick_order', { params: { uuid }, body: { text: own.book(2).sku } }),
      await call('PUT /draft_orders/{uuid}/import', { params: { uuid }, body: file }),
      await call('PUT /v2.0/orders/{id}/items', { params: { id }, body: { items: [line] } }),
      await call('PUT /v2.0/orders/{id}/item', { params: { id }, body: line }),
      await call('PUT /v2.0/orders/{id}/coupon', { params: { id }, body: { code: 'OSZ2026' } }),
      await call('PUT /v2.0/orders/{id}/import', { params: { id }, body: file }),
    ]
    expect(new Set(replies.map(({ code }) => code))).toEqual(new Set(['offer_fixed']))
    expect(await own.cartOf(own.master, uuid)).toEqual(before)
  })

  test('is not sent to the masters for approval', async () => {
    await own.permit('B2B_SLAVE_PLACE_ORDER')
    const cart = await own.goThrough(own.slave, await own.sent(own.slave))
    await own.permit()
    const reply = await own.slave.call('POST /v2.0/organizations/{id}/approvals', {
      params: { id: own.id },
      body: requestOf(cart),
    })
    expect(reply.code).toBe('offer_fixed')
    expect((await finalize(own.slave, cart)).code).toBe('forbidden')
  })
})

describe('the copies', () => {
  test('of a checkout that was left are free after an hour; whoever comes back later orders if they are still there', async () => {
    const sent = await own.sent(own.master)
    const cart = await own.goThrough(own.master, sent)
    await releaseOfferedCopies(shop.services)
    expect(await own.reservedOf(0)).toBe(32)
    shop.clock.advance(61 * 60_000)
    await releaseOfferedCopies(shop.services)
    expect(await own.reservationsOf(sent.number)).toEqual([])
    expect(await own.statusOf(sent.uuid)).toBe('offer_sent')
    await putStock(shop, own.book(0).id, 5)
    expect((await finalize(own.master, cart)).code).toBe('insufficient_stock')
    await putStock(shop, own.book(0).id, 40)
    expect((await finalize(own.master, cart)).status).toBe(200)
  })

  test('of an offer that has ended are free at once', async () => {
    const sent = await own.sent(own.master)
    await own.open(own.master, sent)
    await runCommand(shop, closeOffer, [sent.number, 'Elfogyott.'])
    await releaseOfferedCopies(shop.services)
    expect(await own.reservedOf(0)).toBe(0)
  })
})

test('what was reserved and ordered adds up', async () => {
  expect((await examine({ ...shop.services, pool: shop.connection.pool })).filter(isBroken)).toEqual([])
})
