import { strFromU8 } from 'fflate'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { contact, fillCart, finalize, findVariant, payAt, putStock } from '../checkout/checkout.test-support.ts'
import { sendOrderConfirmation } from '../mail/service.ts'
import { openShop, type TestShop, type Visitor } from '../orders/shop.test-support.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())

const order = async (visitor: Visitor, formats: ('ebook' | 'book')[] = ['ebook']) => {
  const found = await Promise.all(formats.map((format) => findVariant(shop, format)))
  for (const { id } of found) await putStock(shop, id, 5)
  const items = found.map(({ id }) => ({ variantId: id }))
  const { body } = await finalize(
    visitor,
    await fillCart(visitor, { items, ...(formats.includes('book') && { delivery: 'home' as const }) }),
  )
  return { uuid: body.orderUuid, paymentUrl: body.paymentUrl ?? '' }
}

const pay = async (paymentUrl: string) => {
  const { id, r, s } = await payAt(paymentUrl, 'pay')
  await shop.guest.call('GET /v2.0/transactions/{id}/check', { params: { id }, query: { r, s } })
}

const fetchFile = (visitor: Visitor, uuid: string, id: number, body: { email?: string } = {}, language = 'hu') =>
  visitor.call('POST /orders/{uuid}/items/{id}/file', {
    params: { uuid, id },
    body,
    headers: { 'Accept-Language': language },
  })

const itemsOf = async (visitor: Visitor, uuid: string) =>
  (await visitor.call('GET /orders/{uuid}', { params: { uuid } })).body.items

test('a file is for who has paid for it', async () => {
  const visitor = await shop.visit()
  const { uuid, paymentUrl } = await order(visitor)
  const [unpaid] = await itemsOf(visitor, uuid)
  expect(unpaid).toMatchObject({ format: 'ebook', downloadable: false })
  const id = unpaid?.id ?? 0
  expect(await fetchFile(visitor, uuid, id)).toMatchObject({ status: 409, code: 'download_not_paid' })

  await pay(paymentUrl)
  expect((await itemsOf(visitor, uuid))[0]).toMatchObject({ downloadable: true })
  const file = await fetchFile(visitor, uuid, id)
  expect(file.status).toBe(200)
  expect(file.headers.get('content-disposition')).toMatch(/^attachment; filename\*=UTF-8''[\w-]+\.epub$/)
  expect(file.headers.get('cache-control')).toBe('private, no-store')
  const bytes = new Uint8Array(await new Response(file.body.content).arrayBuffer())
  expect(file.headers.get('content-length')).toBe(String(bytes.length))
  expect(strFromU8(bytes.slice(30, 58))).toBe('mimetypeapplication/epub+zip')

  const stranger = await shop.visit()
  expect(await fetchFile(stranger, uuid, id)).toMatchObject({ status: 404 })
  expect(await fetchFile(stranger, uuid, id, { email: 'else@example.hu' })).toMatchObject({
    status: 403,
    code: 'verification_failed',
  })
  expect((await fetchFile(stranger, uuid, id, { email: contact.email })).status).toBe(200)
})

test('no more often than a household needs it', async () => {
  const visitor = await shop.visit()
  const { uuid, paymentUrl } = await order(visitor)
  await pay(paymentUrl)
  const id = (await itemsOf(visitor, uuid))[0]?.id ?? 0
  const replies = await Promise.all(Array.from({ length: 22 }, () => fetchFile(visitor, uuid, id)))
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(20)
  expect(replies.filter(({ code }) => code === 'download_limit_reached')).toHaveLength(2)
})

test('a printed book has no file, and an item belongs to its order', async () => {
  const visitor = await shop.visit()
  const mixed = await order(visitor, ['ebook', 'book'])
  await pay(mixed.paymentUrl)
  const items = await itemsOf(visitor, mixed.uuid)
  const printed = items.find(({ format }) => format !== 'ebook' && format !== 'audio')
  expect(printed?.downloadable).toBe(false)
  expect(await fetchFile(visitor, mixed.uuid, printed?.id ?? 0)).toMatchObject({ status: 404 })
  const other = await order(visitor)
  expect(await fetchFile(visitor, other.uuid, items[0]?.id ?? 0)).toMatchObject({ status: 404 })
})

/** The date in Budapest is the 21st, and the time is ten in the morning. */
describe('a book that was ordered before its day', () => {
  const day = '2026-11-22'
  const untilMidnight = 14 * 3_600_000
  const later = async (ms: number, look: () => Promise<void>) => {
    shop.clock.advance(ms)
    await look().finally(() => shop.clock.advance(-ms))
  }
  const stateOf = async (uuid: string) => (await shop.guest.call('GET /orders/{uuid}/state', { params: { uuid } })).body

  /** Orders and pays an e-book that is published tomorrow; with `besideOther` also one that is published already. */
  const preorder = async ({ besideOther = false } = {}) => {
    const [{ id: coming }, { id: out }] = [await findVariant(shop, 'ebook', 0), await findVariant(shop, 'ebook', 1)]
    await shop.connection.pool.query('update variants set published_on = $2 where id = $1', [coming, day])
    const visitor = await shop.visit()
    const items = [{ variantId: coming }, ...(besideOther ? [{ variantId: out }] : [])]
    const { body } = await finalize(visitor, await fillCart(visitor, { items }))
    await pay(body.paymentUrl ?? '')
    return { visitor, uuid: body.orderUuid, id: (await itemsOf(visitor, body.orderUuid))[0]?.id ?? 0 }
  }

  test('is not handed out if its day is taken back', async () => {
    const { visitor, uuid, id } = await preorder()
    const { variantId } = (await itemsOf(visitor, uuid))[0] ?? { variantId: 0 }
    await shop.connection.pool.query('update variants set published_on = null where id = $1', [variantId])
    expect((await itemsOf(visitor, uuid))[0]).toMatchObject({
      comesOutOn: null,
      downloadable: false,
      downloadableFrom: null,
    })
    expect(await stateOf(uuid)).toMatchObject({ hasDownloads: true, canDownload: false, downloadDays: [] })
    expect(await fetchFile(visitor, uuid, id)).toMatchObject({ status: 409, code: 'download_without_day' })
  })

  test('is not handed out before midnight, and is from then on', async () => {
    const { visitor, uuid, id } = await preorder()
    const refused = { status: 409, code: 'download_not_released', params: { day } }
    expect((await itemsOf(visitor, uuid))[0]).toMatchObject({
      comesOutOn: day,
      downloadable: false,
      downloadableFrom: day,
    })
    expect(await stateOf(uuid)).toMatchObject({ hasDownloads: true, canDownload: false, downloadDays: [day] })
    expect(await fetchFile(visitor, uuid, id)).toMatchObject({
      ...refused,
      body: {
        error: { message: 'Ez a könyv még nem jelent meg. Letölthető a megjelenés napjától: 2026. november 22.' },
      },
    })
    expect(await fetchFile(shop.guest, uuid, id, { email: contact.email }, 'en')).toMatchObject({
      ...refused,
      body: {
        error: {
          message: 'This book is not out yet. It can be downloaded from the day of publication, 22 November 2026.',
        },
      },
    })

    await later(untilMidnight - 1, async () => expect(await fetchFile(visitor, uuid, id)).toMatchObject(refused))
    await later(untilMidnight, async () => {
      expect((await itemsOf(visitor, uuid))[0]).toMatchObject({
        comesOutOn: day,
        downloadable: true,
        downloadableFrom: null,
      })
      expect(await stateOf(uuid)).toMatchObject({ hasDownloads: true, canDownload: true, downloadDays: [] })
      expect((await fetchFile(visitor, uuid, id)).status).toBe(200)
    })
  })

  test('does not hold up what is out already, and a refusal counts as no download', async () => {
    const { visitor, uuid, id } = await preorder({ besideOther: true })
    for (let time = 0; time < 21; time++)
      expect((await fetchFile(visitor, uuid, id)).code).toBe('download_not_released')
    expect(
      (await itemsOf(visitor, uuid)).map(({ downloadable, downloadableFrom }) => [downloadable, downloadableFrom]),
    ).toEqual([
      [false, day],
      [true, null],
    ])
    expect(await stateOf(uuid)).toMatchObject({ canDownload: true, downloadDays: [day] })
    await later(untilMidnight, async () => expect((await fetchFile(visitor, uuid, id)).status).toBe(200))
  })

  test('cannot be rated before, nor is a button for it in the mail', async () => {
    const { visitor, uuid } = await preorder()
    const ratings = async () =>
      (await visitor.call('POST /orders/{uuid}/ratings/details', { params: { uuid }, body: {} })).body.books.map(
        ({ mayRate }) => mayRate,
      )
    const mayRate = async () => [await ratings(), (await stateOf(uuid)).rateable]
    expect(await mayRate()).toEqual([[false], false])
    const { rows } = await shop.connection.pool.query<{ id: number }>('select id from orders where uuid = $1', [uuid])
    await sendOrderConfirmation(shop.services, rows[0]?.id ?? 0)
    expect(shop.mails.at(-1)?.text).not.toContain('Letöltöm')
    // An order is fulfilled with its last parcel, even if some files are published later.
    await shop.connection.pool.query(`update orders set status = 'fulfilled' where uuid = $1`, [uuid])
    expect(await mayRate()).toEqual([[false], false])
    await later(untilMidnight, async () => expect(await mayRate()).toEqual([[true], true]))
  })

  test('that nobody ordered any more promises no day', async () => {
    const { visitor, uuid } = await preorder()
    await shop.connection.pool.query(`update orders set status = 'cancelled' where uuid = $1`, [uuid])
    expect((await itemsOf(visitor, uuid))[0]).toMatchObject({ downloadable: false, downloadableFrom: null })
    expect(await stateOf(uuid)).toMatchObject({ canDownload: false, downloadDays: [] })
  })
})
