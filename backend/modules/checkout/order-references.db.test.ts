import { afterAll, beforeAll, expect, test } from 'vitest'
import { issueInvoice } from '../invoices/issue.ts'
import { correctInvoice } from '../invoices/service.ts'
import { sendInvoiceMail, sendOrderConfirmation, sendOrderNews } from '../mail/service.ts'
import { findOrderById } from '../orders/service.ts'
import { openShop, type TestShop } from '../orders/shop.test-support.ts'
import { finalize } from './checkout.test-support.ts'
import { openOfferCheckout } from './offer-checkout.test-support.ts'

let shop: TestShop
let own: Awaited<ReturnType<typeof openOfferCheckout>>
beforeAll(async () => {
  shop = await openShop()
  own = await openOfferCheckout(shop)
})
afterAll(() => shop.close())

test('the number of the offer and the references of the buyer are in each mail, invoice and correction', async () => {
  const sent = await own.sent(own.master)
  await finalize(own.master, await own.goThrough(own.master, sent))
  await own.run(`update orders set po_number = 'MEGR-12', cost_center = $2 where offer_number = $1`, [
    sent.number,
    JSON.stringify({ code: 'KVT', name: 'Könyvtár' }),
  ])
  const [{ id: orderId }] = (await own.ordersOf(sent.number)) as [{ id: number }]
  const order = await findOrderById(shop.services, orderId)
  if (!order) throw new Error('The order is gone')
  const { id: invoiceId } = await issueInvoice(shop.services, order)
  await correctInvoice(shop.services, { orderId }, 'Sérült', [{ position: 1, quantity: 2 }])
  await correctInvoice(shop.services, { orderId }, 'cancelled')
  expect(
    await own.run(
      `select kind, offer_number, po_number, cost_center->>'code' as code from invoices where order_id = $1 order by id`,
      [orderId],
    ),
  ).toEqual(
    ['invoice', 'correction', 'storno'].map((kind) => ({
      kind,
      offer_number: sent.number,
      po_number: 'MEGR-12',
      code: 'KVT',
    })),
  )
  const before = shop.mails.length
  await sendOrderConfirmation(shop.services, orderId)
  for (const news of ['sent', 'arrived', 'cancelled', 'cancelled_by_shop', 'expired'] as const)
    await sendOrderNews(shop.services, { orderId, news, shipment: 1 })
  await sendInvoiceMail(shop.services, invoiceId)
  const mails = shop.mails.slice(before)
  expect(mails).toHaveLength(7)
  for (const { text } of mails) expect(text).toContain(`A rendelés az ${sent.number} számú ajánlat szerint készült.`)
})
