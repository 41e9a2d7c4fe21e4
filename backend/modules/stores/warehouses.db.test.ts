import { afterAll, beforeAll, expect, test } from 'vitest'
import { openShop, type TestShop } from '../orders/shop.test-support.ts'

let shop: TestShop
beforeAll(async () => void (shop = await openShop()))
afterAll(() => shop.close())

test('the web warehouse comes first, then the warehouses of the stores', async () => {
  const { body } = await shop.guest.call('GET /v2.0/warehouses', { headers: { 'Accept-Language': 'en' } })
  expect(body.items[0]).toMatchObject({ kind: 'web', store: null })
  const ofStores = body.items.slice(1)
  expect(ofStores).toHaveLength(8)
  expect(ofStores.every(({ kind, store }) => kind === 'store' && store !== null)).toBe(true)
})
