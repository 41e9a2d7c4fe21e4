import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Jobs } from '../../ports/jobs/port.ts'
import { contact, fillCart, finalize, findVariant, jobsOf, payAt, putStock } from '../orders/checkout.test-support.ts'
import { openShop, type TestShop } from '../orders/shop.test-support.ts'
import { sendOrderConfirmation } from './service.ts'

let shop: TestShop
beforeAll(async () => void (shop = await openShop()))
afterAll(() => shop.close())

/** Orders a book and gives back the job that it left. */
const order = async (headers: Record<string, string> = {}, payment: 'simplepay' | 'cash_on_delivery' = 'cash_on_delivery') => {
  const visitor = await shop.visit()
  const { id } = await findVariant(shop, 'book')
  await putStock(shop, id, 5)
  let cart = await fillCart(visitor, { items: [{ variantId: id }], delivery: 'foxpost', payment })
  cart = (await visitor.call('PATCH /draft_orders/{uuid}', { params: { uuid: cart.uuid }, body: { version: cart.version, contact: { ...contact, firstName: 'A<b>nna' } }, headers })).body
  const { body } = await finalize(visitor, cart)
  if (body.paymentUrl) await shop.guest.call('GET /v2.0/transactions/{id}/check', { params: { id: (await payAt(body.paymentUrl, 'pay')).id } })
  const jobs = (await jobsOf(shop, 'order-confirmation-mail')) as Jobs['order-confirmation-mail'][]
  return { ...body, orderId: jobs.at(-1)?.orderId ?? 0 }
}

describe('the confirmation', () => {
  test('in Hungarian', async () => {
    const { orderId, orderNumber, orderUuid } = await order()
    await sendOrderConfirmation(shop.services, orderId)
    const mail = shop.mails.at(-1)
    expect(mail).toMatchObject({ to: contact.email, subject: `Visszaigazoljuk a rendelésed: ${orderNumber}` })
    expect(mail?.text).toContain(`http://localhost:3000/rendelesek/${orderUuid}/allapot`)
    expect(mail?.text).toContain('Átvételkor fizetsz:')
    expect(mail?.text).toContain('14 napon belül')
    expect(mail?.text).toMatch(/Végösszeg: \d+\u202F\d{3}\u00A0Ft/)
    expect(mail?.html).toContain('Kedves A&lt;b&gt;nna!')
    expect(mail?.html).toContain('<html lang="hu">')
  })

  test('in English, paid by card', async () => {
    const { orderId, orderNumber, orderUuid } = await order({ 'Accept-Language': 'en' }, 'simplepay')
    await sendOrderConfirmation(shop.services, orderId)
    const mail = shop.mails.at(-1)
    expect(mail?.subject).toBe(`Your order is confirmed: ${orderNumber}`)
    expect(mail?.text).toContain(`http://localhost:3000/en/orders/${orderUuid}/status`)
    expect(mail?.text).toMatch(/Paid by card: .+ SimplePay transaction ID: \d{9}\./)
    expect(mail?.text).toContain('Right of withdrawal')
  })
})

describe('once', () => {
  test('ten runs at the same time send one', async () => {
    const { orderId } = await order()
    const before = shop.mails.length
    await Promise.all(Array.from({ length: 10 }, () => sendOrderConfirmation(shop.services, orderId)))
    expect(shop.mails).toHaveLength(before + 1)
  })

  test('a failed sending leaves no mark, so that the next run sends', async () => {
    const { orderId } = await order()
    const before = shop.mails.length
    const broken = { ...shop.services, mailer: { send: () => Promise.reject(new Error('no server')) } }
    await expect(sendOrderConfirmation(broken, orderId)).rejects.toThrow('no server')
    await sendOrderConfirmation(shop.services, orderId)
    expect(shop.mails).toHaveLength(before + 1)
  })

  test('an order that is not there is an error, not silence', async () => {
    await expect(sendOrderConfirmation(shop.services, 999_999)).rejects.toThrow('999999')
  })
})

