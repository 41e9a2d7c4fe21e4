import { afterAll, beforeAll, expect, test } from 'vitest'
import { feeds } from '#contracts/feeds.ts'
import { findVariant, putStock } from '../checkout/checkout.test-support.ts'
import { openShop, type TestShop } from '../orders/shop.test-support.ts'

let shop: TestShop
beforeAll(async () => void (shop = await openShop()))
afterAll(() => shop.close())

const ask = async (query: Record<string, string>, headers: Record<string, string> = {}) =>
  (await shop.guest.call('GET /v2.0/feed_items', { query, headers })).body

const all = async (limit: number) => {
  const found = []
  for (let after: string | null = '0'; after !== null;) {
    const part = await ask({ after, limit: String(limit) })
    found.push(...part.items)
    after = part.cursor
  }
  return found
}

test('everything that can be ordered comes once, in the order of ids, however it is cut', async () => {
  const items = await all(500)
  expect(items.length).toBeGreaterThan(50)
  expect(items.map(({ id }) => id)).toEqual(items.map(({ id }) => id).toSorted((a, b) => a - b))
  expect((await all(100)).map(({ id }) => id)).toEqual(items.map(({ id }) => id))
  expect(() => feeds['GET /v2.0/feed_items'].response.parse({ items, cursor: null })).not.toThrow()
})

test('what is sold out is left out, what has stock again comes back', async () => {
  const { id } = await findVariant(shop, 'book')
  await putStock(shop, id, 0)
  expect((await ask({ ids: String(id) })).items).toEqual([])
  await putStock(shop, id, 1)
  expect((await ask({ ids: String(id) })).items).toHaveLength(1)
})

test('price, tax, delivery and address as the page has them, in the asked language', async () => {
  const { id } = await findVariant(shop, 'book', 1)
  await putStock(shop, id, 9)
  const { body: detail } = await shop.guest.call('GET /v2.0/variants/{id}', { params: { id } })
  const [item] = (await ask({ ids: String(id) }, { 'Accept-Language': 'en' })).items
  expect(item).toMatchObject({
    sku: detail.sku,
    price: detail.price,
    publisher: detail.publisherName,
    path: detail.path.replace('/termekek', '/en/products'),
  })
  expect(item?.price.vatRate).toBe(5)
  expect(item?.delivery?.gross).toBeGreaterThan(0)
  expect(item?.categories.length).toBeGreaterThan(0)
})

test('downloads have no delivery', async () => {
  const { id } = await findVariant(shop, 'ebook')
  expect((await ask({ ids: String(id) })).items[0]).toMatchObject({
    type: 'virtual',
    delivery: null,
    price: { vatRate: 27 },
  })
})
