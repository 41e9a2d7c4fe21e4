import { strFromU8 } from 'fflate'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { contact, fillCart, finalize, findVariant, payAt, putStock } from '../orders/checkout.test-support.ts'
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
  const { body } = await finalize(visitor, await fillCart(visitor, { items, ...(formats.includes('book') && { delivery: 'home' as const }) }))
  return { uuid: body.orderUuid, paymentUrl: body.paymentUrl ?? '' }
}

const pay = async (paymentUrl: string) => {
  const { id, r, s } = await payAt(paymentUrl, 'pay')
  await shop.guest.call('GET /v2.0/transactions/{id}/check', { params: { id }, query: { r, s } })
}

const fetchFile = (visitor: Visitor, uuid: string, id: number, body: { email?: string } = {}) =>
  visitor.call('POST /orders/{uuid}/items/{id}/file', { params: { uuid, id }, body })

const itemsOf = async (visitor: Visitor, uuid: string) => (await visitor.call('GET /orders/{uuid}', { params: { uuid } })).body.items

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
  expect(await fetchFile(stranger, uuid, id, { email: 'else@example.hu' })).toMatchObject({ status: 403, code: 'verification_failed' })
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
