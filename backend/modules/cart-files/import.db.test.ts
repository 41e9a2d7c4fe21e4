import { afterAll, beforeAll, expect, test } from 'vitest'
import { sheetXml, workbookOf } from '../../sheets/workbook.test-support.ts'
import { fillCart, finalize, findVariant, putStock } from '../checkout/checkout.test-support.ts'
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

const utf8 = (text: string) => new TextEncoder().encode(text)

test('a workbook: by ISBN and by SKU, in the order of the file', async () => {
  const list = await openList(shop)
  const file = workbookOf(
    sheetXml([
      ['Cím', 'ISBN', 'Cikkszám', 'Mennyiség'],
      ['', book(2).isbn, '', 3],
      ['', '', book(0).sku.toLowerCase(), 2],
      ['', Number(book(1).isbn), '', '1'],
    ]),
  )
  const reply = await list.upload(file)
  expect(reply.body.lines).toMatchObject([
    { row: 2, generalType: 'item', type: 'ITEM', name: book(2).title, variantId: book(2).id, sku: book(2).sku },
    { row: 3, name: book(0).title, requested: 2, taken: 2, outcome: 'added', code: null, message: null },
    { row: 4, name: book(1).title },
  ])
  expect(await list.items()).toEqual([
    [book(2).id, 3],
    [book(0).id, 2],
    [book(1).id, 1],
  ])
})

test('each line says what became of it, and a bad one stops no other', async () => {
  const list = await openList(shop)
  const [ebook, unavailable, pack] = [
    await findVariant(shop, 'ebook', 3),
    await findVariant(shop, 'book', 30),
    await findVariant(shop, 'package'),
  ]
  await putStock(shop, unavailable.id, 0)
  const csv = [
    'ISBN;Mennyiség',
    `${book(0).isbn};4`,
    `${book(0).isbn};40`,
    `${book(0).isbn};1`,
    `${ebook.sku};2`,
    `${ebook.sku};1`,
    `${unavailable.sku};1`,
    '9786159999999;1',
    '9,78616E+12;1',
    'nincs ilyen könyv;1',
    `${book(1).isbn};sok`,
    `=${book(1).isbn};1`,
    `${pack.sku};1`,
  ].join('\r\n')
  const { body } = await list.upload(utf8(csv))
  expect(outcomes(body)).toEqual([
    [2, 'added', 4, 4, null],
    [3, 'reduced', 40, 16, 'insufficient_stock'],
    [4, 'refused', 1, 0, 'insufficient_stock'],
    [5, 'reduced', 2, 1, 'one_copy_only'],
    [6, 'unchanged', 1, 0, 'one_copy_only'],
    [7, 'refused', 1, 0, 'variant_not_available'],
    [8, 'refused', 1, 0, 'isbn_not_valid'],
    [9, 'refused', 1, 0, 'isbn_not_valid'],
    [10, 'refused', 1, 0, 'item_not_found'],
    [11, 'refused', null, 0, 'quantity_not_valid'],
    [12, 'refused', 1, 0, 'formula_refused'],
    [13, 'added', 1, 1, null],
  ])
  expect(body.lines.at(-1)).toMatchObject({ type: 'PACKAGE' })
  expect(body.lines[1]).toMatchObject({ message: 'There are only 20 copies left of this book.' })
  expect(body.lines[8]).toMatchObject({ name: 'nincs ilyen könyv', variantId: null, sku: null })
  expect(await list.items()).toEqual([
    [book(0).id, 20],
    [ebook.id, 1],
    [pack.id, 1],
  ])
})

test('Windows-1250 with Hungarian headings', async () => {
  const list = await openList(shop)
  // `Könyv;Darabszám`, as Excel writes it: ö and á are one byte each.
  const head = [0x4b, 0xf6, ...utf8('nyv;Darabsz'), 0xe1, ...utf8('m\r\n')]
  const { body } = await list.upload(
    new Uint8Array([...head, ...utf8(`${book(3).title.normalize('NFD').replaceAll(/\p{M}/gu, '')};2\r\n`)]),
  )
  expect(outcomes(body)).toEqual([[2, 'added', 2, 2, null]])
})

test('what has no price in the currency of the cart', async () => {
  const list = await openList(shop, 'EUR')
  const { id, sku } = await findVariant(shop, 'book', 40)
  await shop.connection.pool.query(`delete from prices where variant_id = $1 and currency = 'EUR'`, [id])
  const { body } = await list.upload(utf8(`${sku};1`))
  expect(body.lines).toMatchObject([{ outcome: 'refused', code: 'no_value_for_currency', variantId: id, sku }])
})

test.each<[string, Uint8Array, number, string]>([
  ['nothing', new Uint8Array(), 422, 'file_empty'],
  ['a head only', utf8('ISBN;Mennyiség'), 422, 'file_empty'],
  ['a picture', new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0, 0, 0]), 422, 'file_type_unknown'],
  ['a file with a password', new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]), 422, 'file_protected'],
  ['half a workbook', workbookOf(sheetXml([['a', 1]])).slice(0, 200), 422, 'file_damaged'],
  ['a bomb', workbookOf(sheetXml([['a'.repeat(20_000_000)]])), 422, 'file_too_large'],
  ['too many lines', utf8('9786159000122;1\n'.repeat(5_001)), 422, 'too_many_lines'],
  ['too many bytes', new Uint8Array(1_000_001), 413, 'body_too_large'],
])('%s is refused, and the cart stays as it was', async (_name, bytes, status, code) => {
  const list = await openList(shop)
  expect(await list.upload(bytes)).toMatchObject({ status, code })
  const { body } = await list.visitor.call('GET /draft_orders/{uuid}', { params: { uuid: list.uuid } })
  expect(body).toMatchObject({ version: 0, items: [] })
})

test('a wrong type of body is refused', async () => {
  const list = await openList(shop)
  const reply = await list.visitor.call('PUT /draft_orders/{uuid}/import', {
    params: { uuid: list.uuid },
    body: { a: 1 },
  })
  expect(reply).toMatchObject({ status: 415, code: 'unsupported_media_type' })
})

test('the same key adds once; another file under it is refused', async () => {
  const list = await openList(shop)
  const first = await list.upload(utf8(`${book(4).isbn};2`), 'key-1')
  const again = await list.upload(utf8(`${book(4).isbn};2`), 'key-1')
  expect(again.body).toEqual(first.body)
  expect(again.headers.get('idempotent-replayed')).toBe('true')
  expect(await list.upload(utf8(`${book(4).isbn};3`), 'key-1')).toMatchObject({ code: 'idempotency_key_reused' })
  expect(await list.items()).toEqual([[book(4).id, 2]])
})

test('two files at once are both added', async () => {
  const list = await openList(shop)
  await Promise.all(Array.from({ length: 4 }, () => list.upload(utf8(`${book(4).isbn};3\n${book(5).isbn};1`))))
  expect(await list.items()).toEqual([
    [book(4).id, 12],
    [book(5).id, 4],
  ])
})

test('an ordered cart takes nothing', async () => {
  const visitor = await shop.visit()
  const cart = await fillCart(visitor, { items: [{ variantId: (await findVariant(shop, 'ebook', 5)).id }] })
  await finalize(visitor, cart)
  const ask = { params: { uuid: cart.uuid }, body: utf8(`${book(0).isbn};1`) }
  expect(await visitor.call('PUT /draft_orders/{uuid}/import', ask)).toMatchObject({ code: 'draft_order_closed' })
})
