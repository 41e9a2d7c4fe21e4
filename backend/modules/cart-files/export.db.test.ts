import { afterAll, beforeAll, expect, test } from 'vitest'
import { addToCart, findVariant, openCart, putStock } from '../checkout/checkout.test-support.ts'
import { openShop, type TestShop } from '../orders/shop.test-support.ts'
import { type Book, findBooks, openList, outcomes } from './cart-files.test-support.ts'

let shop: TestShop
let books: Book[]
const book = (index: number): Book => {
  const found = books[index]
  if (!found) throw new Error('The demo catalog has too few books')
  return found
}

beforeAll(async () => {
  shop = await openShop()
  books = await findBooks(shop, 6)
  for (const { id } of books) await putStock(shop, id, 20)
})
afterAll(() => shop.close())

const bytesOf = async (content: unknown) => new Uint8Array(await new Response(content as ReadableStream).arrayBuffer())

test.each(['xlsx', 'csv'] as const)('%s: another cart reads what one cart wrote', async (format) => {
  const visitor = await shop.visit()
  const { uuid } = await addToCart(visitor, await openCart(visitor), book(0).id, 3)
  await addToCart(visitor, await openCart(visitor), (await findVariant(shop, 'package')).id)
  const { headers, body } = await visitor.call('GET /draft_orders/{uuid}/export', {
    params: { uuid },
    query: { format },
  })
  expect(headers.get('content-disposition')).toMatch(`kosar-2026-11-21.${format}`)
  expect(headers.get('cache-control')).toBe('private, no-store')
  const bytes = await bytesOf(body.content)
  expect(Number(headers.get('content-length'))).toBe(bytes.length)
  const list = await openList(shop)
  const report = await list.upload(bytes)
  expect(outcomes(report.body)).toEqual([
    [2, 'added', 3, 3, null],
    [3, 'added', 1, 1, null],
  ])
})

test('XLSX is the default; CSV has the prices and the separator of the language', async () => {
  const visitor = await shop.visit()
  const cart = await addToCart(visitor, await openCart(visitor, 'EUR'), book(1).id, 2)
  const params = { uuid: cart.uuid }
  const byDefault = await visitor.call('GET /draft_orders/{uuid}/export', { params })
  expect(byDefault.headers.get('content-type')).toContain('spreadsheetml')
  const csv = async (language: string) =>
    new TextDecoder('utf-8', { ignoreBOM: true }).decode(
      await bytesOf(
        (
          await visitor.call('GET /draft_orders/{uuid}/export', {
            params,
            query: { format: 'csv' },
            headers: { 'Accept-Language': language },
          })
        ).body.content,
      ),
    )
  const [item] = cart.items
  const gross = ((item?.unitPrice.gross ?? 0) / 100).toFixed(2)
  expect(await csv('hu')).toContain(`;2;${gross.replace('.', ',')};`)
  expect(await csv('en')).toContain(`,2,${gross},`)
  expect(await csv('hu')).toMatch(/^\uFEFFISBN;Cikkszám;Cím;Mennyiség;Bruttó egységár;Bruttó összesen;Pénznem\r\n978-/)
})

test('a title that begins like a formula is written as a text', async () => {
  await shop.connection.pool.query(
    `update products set title = '=1+1' where id = (select product_id from variants where id = $1)`,
    [book(2).id],
  )
  const visitor = await shop.visit()
  const { uuid } = await addToCart(visitor, await openCart(visitor), book(2).id)
  const { body } = await visitor.call('GET /draft_orders/{uuid}/export', {
    params: { uuid },
    query: { format: 'csv' },
  })
  expect(new TextDecoder().decode(await bytesOf(body.content))).toContain(";'=1+1;")
})

test('the older calls name the same cart by its number', async () => {
  const list = await openList(shop)
  const params = { id: list.id }
  const imported = await list.visitor.call('PUT /v2.0/orders/{id}/import', {
    params,
    body: new TextEncoder().encode(`${book(0).isbn};2`),
  })
  expect(outcomes(imported.body)).toEqual([[1, 'added', 2, 2, null]])
  expect(await list.items()).toEqual([[book(0).id, 2]])
  const { body } = await list.visitor.call('GET /v2.0/orders/{id}/export', { params, query: { format: 'csv' } })
  expect(new TextDecoder().decode(await bytesOf(body.content))).toContain(book(0).sku)
})
