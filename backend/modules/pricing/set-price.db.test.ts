import { afterAll, beforeAll, expect, test } from 'vitest'
import { announcedBy, findVariant, type Found, putStock } from '../checkout/checkout.test-support.ts'
import { openShop, type TestShop } from '../orders/shop.test-support.ts'
import { setPrice } from './service.ts'

let shop: TestShop
let book: Found
beforeAll(async () => {
  shop = await openShop()
  book = await findVariant(shop, 'book')
  await putStock(shop, book.id, 5)
})
afterAll(() => shop.close())

const history = async () =>
  (
    await shop.connection.pool.query(
      `select gross from price_history where variant_id = $1 and currency = 'HUF' order by since, id`,
      [book.id],
    )
  ).rows.map(({ gross }) => gross as number)
const told = async () => (await announcedBy(shop)).length
const set = (gross: number, originalGross: number | null = null, sku = book.sku) =>
  setPrice(shop.services, sku, { currency: 'HUF', gross, originalGross })

test('a price begins a line of history and is told to the pages that show it', async () => {
  const before = await history()
  expect(await set(4210)).toMatchObject({ ok: true, value: { before: before.at(-1), after: 4210 } })
  expect(await history()).toEqual([...before, 4210])
  expect((await announcedBy(shop)).at(-1)).toEqual(expect.arrayContaining([`offer:${book.id}`, `variant:${book.id}`]))
  const { body } = await shop.guest.call('GET /v2.0/variants/{id}', { params: { id: book.id } })
  expect(body.price).toMatchObject({ gross: 4210, net: 4010 })
})

test('the same price again changes nothing and is told to nobody', async () => {
  const [before, announced] = [await history(), await told()]
  expect(await set(4210)).toEqual({ ok: true, value: undefined })
  expect(await history()).toEqual(before)
  expect(await told()).toBe(announced)
})

test('a reduced price states the lowest of the thirty days before', async () => {
  shop.clock.advance(3_600_000)
  const lowest = Math.min(...(await history()).slice(-2))
  await set(2990, 4210)
  const { body } = await shop.guest.call('GET /v2.0/variants/{id}', { params: { id: book.id } })
  expect(body.price).toMatchObject({ gross: 2990, original: { gross: 4210 }, lowest30: { gross: lowest } })
})

test('what is not sold has no price', async () => {
  expect(await set(1000, null, 'nothing')).toMatchObject({ ok: false, code: 'item_not_found' })
})
