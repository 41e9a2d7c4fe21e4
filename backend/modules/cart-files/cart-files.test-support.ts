import type { CartReport } from '#contracts/cart-report.ts'
import { openCart } from '../checkout/checkout.test-support.ts'
import type { TestShop, Visitor } from '../orders/shop.test-support.ts'

export interface Book {
  id: number
  sku: string
  isbn: string
  title: string
}

/** Books that can be ordered, each with a title that no other product has. */
export const findBooks = async ({ connection }: TestShop, count: number): Promise<Book[]> =>
  (
    await connection.pool.query<Book>(
      `select distinct on (p.id) v.id, v.sku, v.isbn, p.title from variants v join products p on p.id = v.product_id
       where v.format = 'paperback' and v.isbn is not null and v.active and v.published_on <= '2026-11-21'
         and (select count(*) from prices where variant_id = v.id) = 2
         and not exists (select from products other where plain(other.title) = plain(p.title) and other.id <> p.id)
         and not exists (select from variants other where other.product_id = p.id and other.format = v.format and other.id <> v.id)
       order by p.id, v.id limit $1`,
      [count],
    )
  ).rows

/** A visitor with an empty cart, and what goes into it as a list or as a file. */
export const openList = async (shop: TestShop, currency: 'HUF' | 'EUR' = 'HUF') => {
  const visitor: Visitor = await shop.visit()
  const { uuid, id } = await openCart(visitor, currency)
  const params = { uuid }
  const headers = { 'Accept-Language': 'en' }
  return {
    visitor,
    uuid,
    id,
    quick: (text: string, key?: string) =>
      visitor.call('POST /draft_orders/{uuid}/quick_order', { params, body: { text }, headers, ...(key && { key }) }),
    upload: (bytes: Uint8Array, key?: string) =>
      visitor.call('PUT /draft_orders/{uuid}/import', { params, body: bytes, headers, ...(key && { key }) }),
    items: async () => {
      const { body } = await visitor.call('GET /draft_orders/{uuid}', { params })
      return body.items.map(({ variantId, quantity }) => [variantId, quantity])
    },
  }
}

export const outcomes = ({ lines }: CartReport) =>
  lines.map(({ row, outcome, requested, taken, code }) => [row, outcome, requested, taken, code])
