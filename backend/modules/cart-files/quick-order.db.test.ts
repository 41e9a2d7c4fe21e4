import { afterAll, beforeAll, expect, test } from 'vitest'
import { formatIsbn } from '#lib/format/format-isbn.ts'
import { putStock } from '../checkout/checkout.test-support.ts'
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

test('ISBNs and titles, with and without quantities', async () => {
  const list = await openList(shop)
  const { body } = await list.quick(
    [`${book(0).isbn} 3`, '', `2x ${book(1).title}`, `${book(2).title}\t4`, book(3).title.toUpperCase()].join('\n'),
  )
  expect(outcomes(body)).toEqual([
    [1, 'added', 3, 3, null],
    [3, 'added', 2, 2, null],
    [4, 'added', 4, 4, null],
    [5, 'added', 1, 1, null],
  ])
  expect(body.lines.map(({ name }) => name)).toEqual([0, 1, 2, 3].map((index) => book(index).title))
})

test('a title that several books have names them; with an author it is one book', async () => {
  const title = 'Két egyforma cím'
  const ids = [book(4).id, book(5).id]
  await shop.connection.pool.query(
    `update products set title = $1, search_names = plain($1) || substr(search_names, length(title) + 1)
     where id in (select product_id from variants where id = any($2))`,
    [title, ids],
  )
  const { rows } = await shop.connection.pool.query<{ id: number; author: string }>(
    `select v.id, c.name->>'hu' as author from variants v
     join product_contributors pc on pc.product_id = v.product_id and pc.role = 'author' and pc.position = 0
     join contributors c on c.id = pc.contributor_id where v.id = any($1)`,
    [ids],
  )
  const [first] = rows
  const list = await openList(shop)
  const { body } = await list.quick(`${title}\n${first?.author}: ${title}`)
  expect(body.lines).toMatchObject([
    { outcome: 'refused', code: 'title_ambiguous', name: title, variantId: null },
    rows.every(({ author }) => author === first?.author) ? {} : { outcome: 'added', variantId: first?.id },
  ])
  expect(body.lines[0]?.message).toContain(formatIsbn(book(4).isbn))
  expect(body.lines[0]?.message).toContain(formatIsbn(book(5).isbn))
})

test.each<[string, number, string]>([
  ['', 400, 'invalid_data_provided'],
  ['a'.repeat(400_001), 400, 'invalid_data_provided'],
  ['a\n'.repeat(5_001), 422, 'too_many_lines'],
])('%# is refused', async (text, status, code) => {
  expect(await (await openList(shop)).quick(text)).toMatchObject({ status, code })
})

test('5,000 lines, each with what became of it', async () => {
  const list = await openList(shop)
  const { rows } = await shop.connection.pool.query<{ sku: string }>(
    `select sku from variants where active and type = 'physical' order by id limit 500`,
  )
  const lineOf = (index: number) =>
    index % 2 === 0 ? (rows[index % rows.length]?.sku ?? '') : `Ilyen című könyv nincs, ${index}`
  const { body } = await list.quick(Array.from({ length: 5_000 }, (_, index) => lineOf(index)).join('\n'))
  expect(body.lines.map(({ row }) => row)).toEqual(Array.from({ length: 5_000 }, (_, index) => index + 1))
  expect(body.lines.filter(({ code }) => code === 'item_not_found')).toHaveLength(2_500)
  const taken = body.lines.reduce((sum, line) => sum + (line.taken ?? 0), 0)
  const cart = await list.visitor.call('GET /draft_orders/{uuid}', { params: { uuid: list.uuid } })
  expect(cart.body.items.reduce((sum, { quantity }) => sum + quantity, 0)).toBe(taken)
  expect(taken).toBeGreaterThan(250)
})
