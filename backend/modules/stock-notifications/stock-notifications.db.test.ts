import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Jobs } from '../../ports/jobs/port.ts'
import { writeConfigEntry } from '../configuration/service.ts'
import { demoPassword } from '../../seed/tables/seed-sales.ts'
import { findVariant, jobsOf, putStock } from '../checkout/checkout.test-support.ts'
import { openShop, type TestShop, type Visitor } from '../orders/shop.test-support.ts'
import { setStock } from '../stock/service.ts'
import { sendConfirmation, sendNotification, sweepStockNotifications, notifyWaiting } from './service.ts'

let shop: TestShop
let nth = 0
beforeAll(async () => void (shop = await openShop(1)))
afterAll(() => shop.close())

const day = 86_400_000
const account = { email: 'olvaso@kolofon.example', password: demoPassword }

/** A book without copies, used by this test only. */
const soldOut = async () => {
  const book = await findVariant(shop, 'book', nth++)
  await putStock(shop, book.id, 0)
  return book
}

const lastJob = async <Name extends keyof Jobs>(name: Name) => (await jobsOf(shop, name)).at(-1) as Jobs[Name]
const mailsTo = (email: string) => shop.mails.filter(({ to }) => to === email)
const tokenIn = (email: string) => /#token=([\w-]{43})$/m.exec(mailsTo(email).at(-1)?.text ?? '')?.[1]

/** Requests a notification as a guest and returns the token of the mail. */
const ask = async (variantId: number, email: string, headers = {}) => {
  shop.clock.advance(1_000)
  const reply = await shop.guest.call('POST /v2.0/stock_notifications', { body: { variantId, email }, headers })
  if (reply.status === 200) await sendConfirmation(shop.services, await lastJob('stock-notification-confirmation-mail'))
  return { reply, token: tokenIn(email.toLowerCase()) }
}

const confirm = (token: string | undefined, visitor: Visitor = shop.guest) =>
  visitor.call('POST /v2.0/stock_notifications/confirm', { body: { token } })
const open = (token: string | undefined) =>
  shop.guest.call('POST /v2.0/stock_notifications/by_mail', { body: { token } })

/** Adds copies and runs the jobs that follow. */
const arrive = async (book: { id: number; sku: string }, copies = 3) => {
  await setStock(shop.services, book.sku, copies)
  await notifyWaiting(shop.services, (await lastJob('stock-returned')).variantIds)
}

const idsOf = async (variantId: number) =>
  (
    await shop.connection.pool.query<{ id: string }>('select id from stock_notifications where variant_id = $1', [
      variantId,
    ])
  ).rows.map(({ id }) => id)

describe('a guest', () => {
  test('confirms by mail and gets one mail when the book is back', async () => {
    const book = await soldOut()
    const { reply, token } = await ask(book.id, 'Vendeg@Example.hu', { 'Accept-Language': 'en' })
    expect(reply.body).toEqual({ status: 'confirmation_sent' })
    const { token: own } = await ask(book.id, 'vendeg@example.hu')
    expect(mailsTo('vendeg@example.hu').map(({ subject }) => subject.split(' ')[0])).toEqual(['Confirm', 'Kéred'])
    expect((await open(token)).body).toMatchObject({ email: 'vendeg@example.hu', items: [{ confirmed: false }] })
    expect((await confirm(own)).body).toMatchObject({
      items: [{ variant: { id: book.id }, confirmed: true }],
      toConfirm: null,
    })
    await arrive(book)
    const { id } = await lastJob('stock-notification-mail')
    await sendNotification(shop.services, id)
    await sendNotification(shop.services, id)
    const mails = mailsTo('vendeg@example.hu').slice(2)
    expect(mails).toHaveLength(1)
    expect(mails[0]?.subject).toMatch(/^Újra kapható: /)
    expect(mails[0]?.text).toMatch(new RegExp(`http://localhost:3000/termekek/[a-z0-9-]+-${book.id}\\n`))
    expect((await open(tokenIn('vendeg@example.hu'))).body).toMatchObject({ items: [] })
  })

  test('gets the same answer and one mail whether or not the address has a notification', async () => {
    const book = await soldOut()
    const first = await ask(book.id, 'ujra@example.hu')
    await confirm(first.token)
    const again = await ask(book.id, 'ujra@example.hu')
    expect(again.reply.body).toEqual(first.reply.body)
    expect(mailsTo('ujra@example.hu').map(({ subject }) => subject.slice(0, 12))).toEqual([
      'Kéred az ért',
      'Már kértél é',
    ])
    expect((await open(again.token)).body).toMatchObject({ items: [{ confirmed: true }], toConfirm: null })
    expect(await idsOf(book.id)).toHaveLength(1)
  })

  test('a request that is not confirmed within two days is deleted', async () => {
    const book = await soldOut()
    const { token } = await ask(book.id, 'kesei@example.hu')
    shop.clock.advance(2 * day + 1)
    expect(await confirm(token)).toMatchObject({ status: 403, code: 'link_not_valid' })
    await sweepStockNotifications(shop.services)
    expect(await idsOf(book.id)).toEqual([])
  })

  test('a confirmation after the book is back sends the notification at once', async () => {
    const book = await soldOut()
    const { token } = await ask(book.id, 'lassu@example.hu')
    await arrive(book)
    await confirm(token)
    await notifyWaiting(shop.services, (await lastJob('stock-returned')).variantIds)
    await sendNotification(shop.services, (await lastJob('stock-notification-mail')).id)
    expect(mailsTo('lassu@example.hu').at(-1)?.subject).toMatch(/^Újra kapható/)
  })

  test('cancels with the link of a mail, but only notifications of its mailbox', async () => {
    const [book, other] = [await soldOut(), await soldOut()]
    const { token } = await ask(book.id, 'lemond@example.hu')
    const { token: foreign } = await ask(other.id, 'mas@example.hu')
    const [id] = await idsOf(book.id)
    const cancel = (body: object) =>
      shop.guest.call('DELETE /v2.0/stock_notifications/{id}', { params: { id: id ?? '' }, body })
    expect(await cancel({})).toMatchObject({ code: 'link_not_valid' })
    expect(await cancel({ token: foreign })).toMatchObject({ code: 'not_found' })
    expect(await cancel({ token })).toMatchObject({ status: 200 })
    expect(await idsOf(book.id)).toEqual([])
  })

  test('cannot fill a mailbox with mails', async () => {
    const book = await soldOut()
    const codes = []
    for (let tries = 0; tries < 6; tries++) codes.push((await ask(book.id, 'tele@example.hu')).reply.code)
    expect(codes).toEqual([undefined, undefined, undefined, undefined, undefined, 'too_many_requests'])
    expect(mailsTo('tele@example.hu')).toHaveLength(5)
  })
})

describe('a customer', () => {
  test('needs no mail to request a notification, sees the list, and cancels', async () => {
    const book = await soldOut()
    const [anna, guest] = [await shop.visit(account), await shop.visit()]
    expect((await anna.call('POST /v2.0/stock_notifications', { body: { variantId: book.id } })).body).toEqual({
      status: 'confirmed',
    })
    expect((await anna.call('POST /v2.0/stock_notifications', { body: { variantId: book.id } })).body).toEqual({
      status: 'confirmed',
    })
    const { body } = await anna.call('GET /v2.0/stock_notifications')
    expect(body.items).toMatchObject([{ variant: { id: book.id }, confirmed: true }])
    expect((await guest.call('GET /v2.0/stock_notifications')).status).toBe(403)
    const params = { id: body.items[0]?.id ?? '' }
    expect((await guest.call('DELETE /v2.0/stock_notifications/{id}', { params, body: {} })).code).toBe(
      'link_not_valid',
    )
    expect((await anna.call('DELETE /v2.0/stock_notifications/{id}', { params, body: {} })).status).toBe(200)
    expect((await anna.call('GET /v2.0/stock_notifications')).body.items).toEqual([])
  })

  test('gets the mail at the address of the account', async () => {
    const book = await soldOut()
    await (await shop.visit(account)).call('POST /v2.0/stock_notifications', { body: { variantId: book.id } })
    await arrive(book)
    await sendNotification(shop.services, (await lastJob('stock-notification-mail')).id)
    expect(mailsTo(account.email)).toHaveLength(1)
    expect(mailsTo(account.email)[0]?.text).not.toContain('#token')
  })
})

describe('exactly once', () => {
  test('ten workers that take the same job send one mail', async () => {
    const book = await soldOut()
    await confirm((await ask(book.id, 'egyszer@example.hu')).token)
    await putStock(shop, book.id, 1)
    const [id = ''] = await idsOf(book.id)
    await Promise.all(Array.from({ length: 10 }, () => sendNotification(shop.services, id)))
    expect(mailsTo('egyszer@example.hu').slice(1)).toHaveLength(1)
  })

  test('five sweepers put one job into the queue', async () => {
    const book = await soldOut()
    await confirm((await ask(book.id, 'sepres@example.hu')).token)
    await putStock(shop, book.id, 1)
    const before = (await jobsOf(shop, 'stock-notification-mail')).length
    await Promise.all(Array.from({ length: 5 }, () => sweepStockNotifications(shop.services)))
    expect(await jobsOf(shop, 'stock-notification-mail')).toHaveLength(before + 1)
  })

  test('a mail that fails is sent by the next try', async () => {
    const book = await soldOut()
    await confirm((await ask(book.id, 'hiba@example.hu')).token)
    await putStock(shop, book.id, 1)
    const [id = ''] = await idsOf(book.id)
    const broken = { ...shop.services, mailer: { send: () => Promise.reject(new Error('no server')) } }
    await expect(sendNotification(broken, id)).rejects.toThrow('no server')
    await sendNotification(shop.services, id)
    expect(mailsTo('hiba@example.hu').slice(1)).toHaveLength(1)
  })

  test('a notification waits again if the book is sold out before the mail is sent', async () => {
    const book = await soldOut()
    await confirm((await ask(book.id, 'megint@example.hu')).token)
    await arrive(book)
    const { id } = await lastJob('stock-notification-mail')
    await putStock(shop, book.id, 0)
    await sendNotification(shop.services, id)
    expect(mailsTo('megint@example.hu').slice(1)).toEqual([])
    await arrive(book, 2)
    await sendNotification(shop.services, (await lastJob('stock-notification-mail')).id)
    expect(mailsTo('megint@example.hu').slice(1)).toHaveLength(1)
  })
})

describe('is not offered', () => {
  const askFor = async (variantId: number) =>
    (await shop.guest.call('POST /v2.0/stock_notifications', { body: { variantId, email: 'nem@example.hu' } })).code

  test('for variants that can be bought, for downloads, and for unknown variants', async () => {
    const book = await findVariant(shop, 'book', nth++)
    await putStock(shop, book.id, 1)
    const preorder = await findVariant(shop, 'preorder')
    expect(await askFor(book.id)).toBe('stock_notification_not_offered')
    expect(await askFor((await findVariant(shop, 'ebook')).id)).toBe('stock_notification_not_offered')
    expect(await askFor(preorder.id)).toBe('stock_notification_not_offered')
    expect(await askFor(999_999)).toBe('item_not_found')
  })

  test('where the shop has switched it off', async () => {
    const book = await soldOut()
    await writeConfigEntry(shop.connection.db, 'restock_notification_enabled', false)
    expect(await askFor(book.id)).toBe('stock_notification_not_offered')
    await writeConfigEntry(shop.connection.db, 'restock_notification_enabled', true)
  })

  test('and who waits already gets a mail only after it is on again', async () => {
    const book = await soldOut()
    await confirm((await ask(book.id, 'varo@example.hu')).token)
    await writeConfigEntry(shop.connection.db, 'restock_notification_enabled', false)
    const before = (await jobsOf(shop, 'stock-notification-mail')).length
    await arrive(book)
    expect(await jobsOf(shop, 'stock-notification-mail')).toHaveLength(before)
    await writeConfigEntry(shop.connection.db, 'restock_notification_enabled', true)
    await arrive(book)
    expect(await jobsOf(shop, 'stock-notification-mail')).toHaveLength(before + 1)
  })

  test('to a guest without an address', async () => {
    const book = await soldOut()
    expect((await shop.guest.call('POST /v2.0/stock_notifications', { body: { variantId: book.id } })).code).toBe(
      'invalid_data_provided',
    )
    expect((await open('x'.repeat(43))).code).toBe('link_not_valid')
  })
})
