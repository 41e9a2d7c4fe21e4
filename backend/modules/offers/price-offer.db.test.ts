import { readFile } from 'node:fs/promises'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { priceOffer, showOffer } from '../../commands/offers.ts'
import { runCommand } from '../../commands/run-command.test-support.ts'
import { readPdf } from '../../pdf/read-pdf.test-support.ts'
import { findVariant, jobsOf } from '../checkout/checkout.test-support.ts'
import { openShop, type TestShop } from '../orders/shop.test-support.ts'
import { openOffers } from './offers.test-support.ts'
import { sendOfferMail } from './service.ts'

let shop: TestShop
let own: Awaited<ReturnType<typeof openOffers>>
beforeAll(async () => void (shop = await openShop()))
afterAll(() => shop.close())
beforeEach(async () => void (own = await openOffers(shop)))

const netOf = async (sku: string): Promise<number> => {
  const [row] = await own.run(
    `select net from prices join variants v on v.id = variant_id where v.sku = $1 and currency = 'HUF'
     and price_list_id = (select id from price_lists where is_base)`,
    [sku],
  )
  return row.net as number
}
/** Sends the mail of the last sent version, as the queue does. */
const sendMail = async () => {
  const before = shop.mails.length
  const job = (await jobsOf(shop, 'offer-mail')).at(-1)
  await sendOfferMail(shop.services, job as { id: number; version: number })
  return shop.mails.slice(before)
}

describe('pricing', () => {
  test('by discount and by price, with a delivery', async () => {
    const { uuid, number } = await own.request(own.slave)
    await own.price(number, { delivery: { price: 1_000, text: 'Egyben' } })
    expect((await own.show(own.slave, uuid)).body).toMatchObject({ status: 'draft', current: { number: 0 } })
    await own.send(number)
    const { current, validUntil } = (await own.show(own.slave, uuid)).body
    expect(validUntil).toBe('2026-12-06T23:00:00.000Z')
    const list = await netOf(own.book(0).sku)
    const discounted = Math.round(list * 0.85)
    expect(current.lines.map(({ quantity, unitPrice }) => [quantity, unitPrice.net])).toEqual([
      [32, discounted],
      [10, 1_000],
    ])
    expect(current.lines[1]?.unitPrice.gross).toBe(1_050)
    expect(current.delivery).toEqual({ price: { net: 1_000, gross: 1_270 }, text: 'Egyben' })
    expect(current.totals.net).toBe(32 * discounted + 10_000 + 1_000)
  })

  test('with the form that offers show writes, and with a book that the shop adds', async () => {
    const { uuid, number } = await own.request(own.slave)
    const file = await own.fileOf('form.xlsx', '')
    await runCommand(shop, showOffer, [number, file])
    await expect(runCommand(shop, priceOffer, [number, file])).rejects.toThrow('validUntil')
    expect((await readFile(file)).subarray(0, 2).toString()).toBe('PK')
    await own.price(number, { lines: [{ sku: own.book(2).sku.toLowerCase(), quantity: 5, discount: 0 }] })
    await own.send(number)
    const { lines } = (await own.show(own.slave, uuid)).body.current
    expect(lines).toMatchObject([
      { name: own.book(2).title, quantity: 5, unitPrice: { net: await netOf(own.book(2).sku) } },
    ])
    expect(lines[0]?.authors).not.toBe('')
  })

  test('again before sending replaces what was not sent', async () => {
    const { uuid, number } = await own.request(own.slave)
    await own.price(number)
    await own.price(number, { lines: [{ sku: own.book(1).sku, quantity: 1, price: 1 }] })
    await own.send(number)
    expect((await own.show(own.slave, uuid)).body.current).toMatchObject({ number: 1, lines: [{ quantity: 1 }] })
  })

  test.each([
    ['an unknown book', { lines: [{ sku: 'NINCS', quantity: 1, price: 1 }] }, 'NINCS'],
    ['a day that is over', { validUntil: '2026-11-01' }, 'is over'],
    ['a fault in the file', { lines: [{ sku: 'A', quantity: 1 }] }, 'either a price or a discount'],
  ])('with %s changes nothing', async (_, changes, text) => {
    const { uuid, number } = await own.request(own.slave)
    await expect(own.price(number, changes)).rejects.toThrow(text)
    expect((await own.show(own.slave, uuid)).body.status).toBe('offer_requested')
  })

  test('with a delivery cost of downloads only changes nothing, and names the field', async () => {
    const { uuid, number } = await own.request(own.slave)
    const lines = [{ sku: (await findVariant(shop, 'ebook')).sku, quantity: 5, discount: 10 }]
    await expect(own.price(number, { lines, delivery: { price: 1 } })).rejects.toThrow('delivery.price')
    expect((await own.show(own.slave, uuid)).body.status).toBe('offer_requested')
    await own.price(number, { lines, delivery: { price: 0 } })
    await own.send(number)
    expect((await own.show(own.slave, uuid)).body.current.delivery.price).toEqual({ net: 0, gross: 0 })
  })

  test('needs an offer, and one that is not finished', async () => {
    await expect(own.price('A-2026-9999')).rejects.toThrow('There is no offer')
    const { uuid, number, version } = await own.sent(own.slave)
    await own.slave.call('POST /v2.0/me/offers/{uuid}/reject', { params: { uuid }, body: { version } })
    await expect(own.price(number)).rejects.toThrow('it is rejected')
  })
})

describe('sending', () => {
  test('needs a new price', async () => {
    const { number } = await own.request(own.slave)
    await expect(own.send(number)).rejects.toThrow('has no new price')
    await own.price(number)
    await own.send(number)
    await expect(own.send(number)).rejects.toThrow('has no new price')
  })

  test('mails who has requested it, once for each version; the masters where that person has left', async () => {
    const { uuid, number } = await own.sent(own.slave)
    const addressOf = async (userId: number | null) =>
      (await own.run('select email from users where id = $1', [userId]))[0]?.email as string
    const [mail, ...others] = await sendMail()
    expect(others).toEqual([])
    expect(mail).toMatchObject({
      to: await addressOf(own.people.slave.userId),
      subject: `Elkészült az árajánlat: ${number}`,
    })
    expect(mail?.text).toContain(`/profil/arajanlatok/${uuid}/reszletek`)
    expect(mail?.text).toContain('2026. december 6.')
    expect(await sendMail(), 'a repeated job').toEqual([])
    await own.run('delete from memberships where user_id = $1', [own.people.slave.userId])
    await own.price(number)
    await own.send(number)
    expect((await sendMail()).map(({ to }) => to)).toEqual([await addressOf(own.people.master.userId)])
  })
})

test.each(['hu', 'en'])('the document of a sent version in %s', async (language) => {
  const { uuid, number } = await own.request(own.slave)
  const open = () =>
    own.slave.call('GET /v2.0/me/offers/{uuid}/document', {
      params: { uuid },
      headers: { 'Accept-Language': language },
    })
  expect((await open()).code).toBe('offer_not_open')
  await own.price(number)
  await own.send(number)
  const { headers, body } = await open()
  expect(headers.get('content-disposition')).toContain(`${number}-1.pdf`)
  const text = readPdf(new Uint8Array(await new Response(body.content as ReadableStream).arrayBuffer())).join('\n')
  expect(text).toContain(own.book(0).title)
  expect(text).toContain(language === 'hu' ? '2026. december 6.' : '6 December 2026')
  expect(text).toContain(language === 'hu' ? 'Árajánlat' : 'Offer')
})
