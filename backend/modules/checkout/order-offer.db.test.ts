import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { DraftOrder } from '#contracts/draft-order-answer.ts'
import { examine, isBroken } from '../../commands/doctor.ts'
import { closeOffer } from '../../commands/offers.ts'
import { setTerms } from '../../commands/organizations.ts'
import { runCommand } from '../../commands/run-command.test-support.ts'
import { expireOffers } from '../offers/service.ts'
import { openShop, type TestShop } from '../orders/shop.test-support.ts'
import { cancelUnpaid, completeSteps, finalize, openCart, putStock } from './checkout.test-support.ts'
import { openOfferCheckout } from './offer-checkout.test-support.ts'

let shop: TestShop
let own: Awaited<ReturnType<typeof openOfferCheckout>>
beforeAll(async () => void (shop = await openShop()))
afterAll(() => shop.close())
beforeEach(async () => void (own = await openOfferCheckout(shop)))

const refundsOf = (uuid: string) =>
  own.run(
    'select r.status from refunds r join payments p on p.id = r.payment_id join orders o on o.id = p.order_id where o.uuid = $1',
    [uuid],
  )

describe('the order', () => {
  test('costs what was offered to the last forint, names the offer, and the offer names it', async () => {
    const sent = await own.sentWithDelivery(own.master)
    await runCommand(shop, setTerms, [String(own.id), '15', '500000'])
    const cart = await completeSteps(own.master, await own.open(own.master, sent), {
      delivery: 'home',
      payment: 'transfer',
    })
    expect(cart.totals.total).toEqual(sent.offer.total)
    expect(cart.totals.vat).toEqual(sent.offer.current.totals.vat)
    const { body } = await finalize(own.master, cart)
    const [order] = await own.ordersOf(sent.number)
    expect(order).toMatchObject({
      uuid: body.orderUuid,
      status: 'finalized',
      organization_id: own.id,
      payment_term_days: 15,
      total_gross: sent.offer.total.gross,
      total_net: sent.offer.total.net,
    })
    expect(
      await own.run('select quantity, unit_net, unit_gross from order_items where order_id = $1 order by id', [
        order.id,
      ]),
    ).toEqual(
      sent.offer.current.lines.map(({ quantity, unitPrice }) => ({
        quantity,
        unit_net: unitPrice.net,
        unit_gross: unitPrice.gross,
      })),
    )
    expect(await own.run(`select gross, net from order_adjustments where order_id = $1`, [order.id])).toEqual([
      { gross: 1_905, net: 1_500 },
    ])
    expect((await own.show(own.master, sent.uuid)).body).toMatchObject({
      status: 'ordered',
      order: { uuid: body.orderUuid, number: body.orderNumber },
      may: { accept: false, write: false },
    })
    expect(
      (await own.run('select action from audit_log where subject = $1 order by id desc', [`offer:${sent.number}`]))[0]
        .action,
    ).toBe('offer.ordered')
    expect([await own.reservedOf(0), await own.soldOf(0)]).toEqual([0, 32])
    const { body: list } = await own.master.call('GET /v2.0/me/orders', { query: { q: sent.number } })
    expect(list.items).toMatchObject([{ uuid: body.orderUuid, offerNumber: sent.number }])
  })

  test('of last copies is placed, although nobody else could order them', async () => {
    await putStock(shop, own.book(0).id, 32)
    const cart = await own.goThrough(own.master, await own.sent(own.master))
    expect(cart.items[0]).toMatchObject({ availability: 'available', maxQuantity: 32 })
    const other = await shop.visit()
    const wanted = { params: { uuid: (await openCart(other)).uuid }, body: { variantId: own.book(0).id, quantity: 1 } }
    expect((await other.call('POST /draft_orders/{uuid}/items', wanted)).code).toBe('variant_not_available')
    expect((await finalize(own.master, cart)).status).toBe(200)
  })

  test('to be paid by card keeps the copies reserved until it is paid', async () => {
    const sent = await own.sent(own.master)
    const { body } = await finalize(own.master, await own.goThrough(own.master, sent, 'simplepay'))
    expect(body.paymentUrl).not.toBeNull()
    expect([await own.reservedOf(0), await own.statusOf(sent.uuid)]).toEqual([32, 'ordered'])
  })

  test('that is not paid in time leaves the offer open, which can be ordered again', async () => {
    const sent = await own.sent(own.master)
    const { body } = await finalize(own.master, await own.goThrough(own.master, sent, 'simplepay'))
    shop.clock.advance(31 * 60_000)
    await cancelUnpaid(shop, body.orderUuid)
    const { body: offer } = await own.show(own.master, sent.uuid)
    expect(offer).toMatchObject({ status: 'offer_sent', order: null, may: { accept: true } })
    const again = await finalize(own.master, await own.goThrough(own.master, offer))
    expect(again.status).toBe(200)
    expect((await own.show(own.master, sent.uuid)).body).toMatchObject({
      status: 'ordered',
      order: { uuid: again.body.orderUuid },
    })
    expect((await own.ordersOf(sent.number)).map(({ status }) => status).toSorted()).toEqual(['cancelled', 'finalized'])
  })

  test('that its buyer cancels leaves the offer open, too', async () => {
    const sent = await own.sent(own.master)
    const { body } = await finalize(own.master, await own.goThrough(own.master, sent))
    await own.master.call('POST /orders/{uuid}/cancel', { params: { uuid: body.orderUuid }, body: {} })
    expect((await own.show(own.master, sent.uuid)).body).toMatchObject({ status: 'offer_sent', order: null })
  })

  test('comes back with money that is late, unless the offer has another order or another price by then', async () => {
    const late = async () => {
      const sent = await own.sent(own.master)
      const { body } = await finalize(own.master, await own.goThrough(own.master, sent, 'simplepay'))
      shop.clock.advance(31 * 60_000)
      await cancelUnpaid(shop, body.orderUuid)
      const pay = async () => {
        const transaction = shop.simulator.ledger.find(({ orderRef }) => orderRef === `${body.orderNumber}-1`)
        if (!transaction) throw new Error('The payment did not start')
        transaction.status = 'FINISHED'
        await shop.simulator.app.request(`/control/transactions/${transaction.orderRef}`, {
          method: 'POST',
          body: '{"notify":"before"}',
        })
      }
      return { sent, uuid: body.orderUuid, pay }
    }
    const first = await late()
    await first.pay()
    expect((await own.show(own.master, first.sent.uuid)).body).toMatchObject({
      status: 'ordered',
      order: { uuid: first.uuid },
    })

    const second = await late()
    const { body: offer } = await own.show(own.master, second.sent.uuid)
    const again = await finalize(own.master, await own.goThrough(own.master, offer))
    await second.pay()
    expect((await own.show(own.master, second.sent.uuid)).body.order?.uuid).toBe(again.body.orderUuid)
    const orders = await own.ordersOf(second.sent.number)
    expect(orders.map(({ status }) => status).toSorted()).toEqual(['cancelled', 'finalized'])
    expect(await refundsOf(second.uuid)).toEqual([{ status: 'due' }])

    const third = await late()
    await own.price(third.sent.number, { validUntil: '2026-12-05' })
    await own.send(third.sent.number)
    await third.pay()
    expect((await own.show(own.master, third.sent.uuid)).body).toMatchObject({ status: 'offer_sent', order: null })
    expect((await own.ordersOf(third.sent.number)).map(({ status }) => status)).toEqual(['cancelled'])
    expect(await refundsOf(third.uuid)).toEqual([{ status: 'due' }])
  })

  test('is placed once, however often and by whomever', async () => {
    await own.permit('B2B_SLAVE_PLACE_ORDER')
    const sent = await own.sent(own.slave)
    const [mine, colleagues] = [await own.goThrough(own.slave, sent), await own.goThrough(own.master, sent)]
    expect(await own.reservedOf(0)).toBe(32)
    const [first, second] = await Promise.all([finalize(own.slave, mine), finalize(own.master, colleagues)])
    expect([first, second].map(({ code }) => code).toSorted()).toEqual(['offer_not_open', undefined])
    const [winner, cart] = first.status === 200 ? [own.slave, mine] : [own.master, colleagues]
    const again = await finalize(winner, cart)
    expect(again.body.orderUuid).toBe((first.status === 200 ? first : second).body.orderUuid)
    expect(await own.ordersOf(sent.number)).toHaveLength(1)
    expect((await own.accept(own.master, sent)).code).toBe('version_conflict')
  })
})

describe('an offer that has ended at the checkout is not ordered', () => {
  const isRefused = async (cart: DraftOrder, number: string, code: string) => {
    expect((await finalize(own.master, cart)).code).toBe(code)
    expect(await own.ordersOf(number)).toEqual([])
    expect((await own.cartOf(own.master, cart.uuid)).status).toBe('opened')
  }

  test('when it has expired, before the job and after it', async () => {
    const sent = await own.sent(own.master)
    const cart = await own.goThrough(own.master, sent)
    await own.endValidity(sent.number)
    await isRefused(cart, sent.number, 'offer_not_open')
    await expireOffers(shop.services)
    expect(await own.statusOf(sent.uuid)).toBe('expired')
    await isRefused(cart, sent.number, 'offer_not_open')
  })

  test('when the shop has changed or closed it, or a colleague has refused it', async () => {
    const sent = await own.sent(own.master)
    const cart = await own.goThrough(own.master, sent)
    await own.price(sent.number, { validUntil: '2026-12-05' })
    await isRefused(cart, sent.number, 'offer_not_open')
    await own.send(sent.number)
    await isRefused(cart, sent.number, 'offer_changed')
    const { body } = await own.show(own.master, sent.uuid)
    expect((await own.open(own.master, body)).uuid).not.toBe(cart.uuid)
    await runCommand(shop, closeOffer, [sent.number, 'Elfogyott.'])
    await isRefused(cart, sent.number, 'offer_changed')
    const other = await own.sent(own.master)
    const refused = await own.goThrough(own.master, other)
    await own.master.call('POST /v2.0/me/offers/{uuid}/reject', {
      params: { uuid: other.uuid },
      body: { version: other.version },
    })
    await isRefused(refused, other.number, 'offer_not_open')
  })

  test('when its member may not order any more', async () => {
    await own.permit('B2B_SLAVE_PLACE_ORDER')
    const sent = await own.sent(own.slave)
    const cart = await own.goThrough(own.slave, sent)
    await own.run('delete from memberships where user_id = $1', [own.people.slave.userId])
    expect((await finalize(own.slave, cart)).code).toBe('offer_not_open')
    expect(await own.statusOf(sent.uuid)).toBe('offer_sent')
  })

  test('when one of its books has left the catalog', async () => {
    const sent = await own.sent(own.master)
    const cart = await own.goThrough(own.master, sent)
    await own.run('update variants set active = false where id = $1', [own.book(1).id])
    try {
      const now = await own.cartOf(own.master, cart.uuid)
      const reply = await finalize(own.master, now)
      expect(reply.code).toBe('variant_not_available')
      expect((await own.accept(own.master, sent)).code).toBe('variant_not_available')
      expect(await own.statusOf(sent.uuid)).toBe('offer_sent')
    } finally {
      await own.run('update variants set active = true where id = $1', [own.book(1).id])
    }
  })
})

test('what was reserved and ordered adds up', async () => {
  expect((await examine({ ...shop.services, pool: shop.connection.pool })).filter(isBroken)).toEqual([])
})
