import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { inTransaction } from '../../kernel/in-transaction.ts'
import { announcedBy, findVariant, putStock, stockOf } from '../checkout/checkout.test-support.ts'
import { openShop, type TestShop } from '../orders/shop.test-support.ts'
import { claim, release, reserve, reserveAgain, setStock, setSupplied, takeBack } from './service.ts'

let shop: TestShop
let book: { id: number; sku: string; productId: number }
let next = 900_000
beforeAll(async () => {
  shop = await openShop()
  book = await findVariant(shop, 'book')
})
afterAll(() => shop.close())

const line = (quantity: number, variantId = book.id) => ({
  variantId,
  quantity,
  type: 'physical' as const,
  availability: 'available' as const,
  components: [],
})
const keep = (orderId: number, quantity: number) =>
  inTransaction(shop.services, (tx) => reserve(tx, orderId, [line(quantity)]))
const movements = async () =>
  Number(
    (
      await shop.connection.pool.query(
        'select sum(quantity) from stock_movements where variant_id = $1 and warehouse_id = (select id from warehouses where kind = $2)',
        [book.id, 'web'],
      )
    ).rows[0]?.sum,
  )

describe('reserve, claim, release', () => {
  test('reserve keeps, claim sells, and a second claim finds nothing', async () => {
    await putStock(shop, book.id, 10)
    const id = next++
    expect(await keep(id, 3)).toMatchObject({ ok: true })
    expect(await stockOf(shop, book.id)).toEqual({ onHand: 10, reserved: 3 })
    await claim(shop.services, id)
    await claim(shop.services, id)
    await release(shop.services, id)
    expect(await stockOf(shop, book.id)).toEqual({ onHand: 7, reserved: 0 })
    expect(await movements()).toBe(7)
  })

  test('release frees, and what was released can be had again', async () => {
    await putStock(shop, book.id, 4)
    const id = next++
    await keep(id, 4)
    await release(shop.services, id)
    await release(shop.services, id)
    expect(await stockOf(shop, book.id)).toEqual({ onHand: 4, reserved: 0 })
    expect(await reserveAgain(shop.services, id)).toMatchObject({ ok: true })
    expect(await stockOf(shop, book.id)).toEqual({ onHand: 4, reserved: 4 })
    await claim(shop.services, id)
    expect(await stockOf(shop, book.id)).toEqual({ onHand: 0, reserved: 0 })
  })

  test('all or nothing', async () => {
    const other = await findVariant(shop, 'book', 1)
    await putStock(shop, book.id, 5)
    await putStock(shop, other.id, 1)
    const result = await inTransaction(shop.services, (tx) => reserve(tx, next++, [line(5), line(2, other.id)]))
    expect(result).toMatchObject({
      ok: false,
      code: 'insufficient_stock',
      params: { available: 1, variantId: other.id },
    })
    expect(await stockOf(shop, book.id)).toEqual({ onHand: 5, reserved: 0 })
  })

  test('the last copies go to whoever is first, however many ask at once', async () => {
    await putStock(shop, book.id, 7)
    const results = await Promise.all(Array.from({ length: 40 }, () => keep(next++, 2)))
    expect(results.filter(({ ok }) => ok)).toHaveLength(3)
    expect(await stockOf(shop, book.id)).toEqual({ onHand: 7, reserved: 6 })
  })
})

describe('an operator’s count', () => {
  test('is a correction in the ledger', async () => {
    const other = await findVariant(shop, 'book', 2)
    expect(await setStock(shop.services, other.sku, 33)).toMatchObject({ ok: true })
    expect(await stockOf(shop, other.id)).toEqual({ onHand: 33, reserved: 0 })
    expect(await setStock(shop.services, other.sku, 33)).toEqual({ ok: true, value: { before: 33 } })
  })

  test('cannot fall below what is reserved, and only counts what stands on a shelf', async () => {
    await putStock(shop, book.id, 4)
    const { reserved = 0 } = (await stockOf(shop, book.id)) ?? {}
    expect(await setStock(shop.services, book.sku, reserved - 1)).toMatchObject({ code: 'insufficient_stock' })
    for (const kind of ['ebook', 'package'] as const)
      expect(await setStock(shop.services, (await findVariant(shop, kind)).sku, 5)).toMatchObject({
        code: 'item_not_found',
      })
    expect(await setStock(shop.services, 'nothing', 5)).toMatchObject({ code: 'item_not_found' })
  })
})

test('pages are told what they show of a stock, those of packages too', async () => {
  const { rows } = await shop.connection.pool.query<{ part: number; pack: number }>(
    `select i.variant_id as part, i.package_id as pack from package_items i join variants v on v.id = i.variant_id and v.type = 'physical' order by 1 limit 1`,
  )
  const { part = 0, pack = 0 } = rows[0] ?? {}
  await shop.connection.pool.query('update package_items set quantity = 1 where package_id = $1', [pack])
  const parts = await shop.connection.pool.query<{ id: number }>(
    'select variant_id as id from package_items where package_id = $1',
    [pack],
  )
  for (const { id } of parts.rows) await putStock(shop, id, 60)
  const toldBy = async (act: () => Promise<unknown>) => {
    const before = (await announcedBy(shop)).length
    await act()
    return (await announcedBy(shop)).slice(before).flat()
  }
  const keepPart = async (quantity: number) => {
    const id = next++
    await inTransaction(shop.services, (tx) => reserve(tx, id, [line(quantity, part)]))
    return id
  }
  expect(await toldBy(() => keepPart(8))).toEqual([])
  expect(await toldBy(() => keepPart(10))).toEqual(expect.arrayContaining([`variant:${part}`, `variant:${pack}`]))
  const [first = 0, other = 0] = parts.rows.map(({ id }) => id)
  const second = part === first ? other : first
  await putStock(shop, second, 1)
  const last = await keepPart(5)
  expect(await toldBy(() => release(shop.services, last))).toEqual([`variant:${part}`])
  const rest = next++
  const takeSecond = () => inTransaction(shop.services, (tx) => reserve(tx, rest, [line(1, second)]))
  expect(await toldBy(takeSecond)).toEqual(
    expect.arrayContaining([`offer:${second}`, `offer:${pack}`, `variant:${second}`, `variant:${pack}`]),
  )
  expect(await toldBy(() => claim(shop.services, rest))).toEqual([])
})

describe('copies of suppliers', () => {
  // A book that no test before has reserved.
  beforeAll(async () => {
    const { rows } = await shop.connection.pool.query(
      `select v.id, v.sku, v.product_id as "productId" from variants v join stock_items s on s.variant_id = v.id and s.warehouse_id = 1
        where v.format = 'paperback' and s.reserved = 0 and v.id <> $1 order by v.id limit 1`,
      [book.id],
    )
    book = rows[0]
  })
  const say = (supplier: string, copies: number, leadDays: number | null = 3) =>
    shop.services.db.transaction((db) =>
      setSupplied({ ...shop.services, db }, [{ variantId: book.id, supplier, copies, leadDays }]),
    )
  const row = async () =>
    (
      await shop.connection.pool.query(
        `select on_hand as "onHand", supplied, lead_days as "leadDays", reserved from stock_items
          where variant_id = $1 and warehouse_id = (select id from warehouses where kind = 'web')`,
        [book.id],
      )
    ).rows[0]

  test('are those of the supplier with most of them, never the sum', async () => {
    await putStock(shop, book.id, 2)
    await say('Bizomány', 4, 5)
    await say('Raktár', 6, 2)
    expect(await row()).toEqual({ onHand: 2, supplied: 6, leadDays: 2, reserved: 0 })
    await say('Raktár', 0, 2)
    expect(await row()).toEqual({ onHand: 2, supplied: 4, leadDays: 5, reserved: 0 })
    expect((await say('Raktár', 0, 2)).changed).toEqual([])
  })

  test('are sold after those on hand, and never twice', async () => {
    const id = next++
    expect(await keep(id, 5)).toMatchObject({ ok: true })
    expect(await keep(next++, 2)).toMatchObject({ ok: false, params: { available: 1 } })
    expect((await say('Bizomány', 0)).refused).toEqual([book.id])
    expect(await row()).toEqual({ onHand: 2, supplied: 3, leadDays: null, reserved: 5 })
    await claim(shop.services, id)
    expect(await row()).toEqual({ onHand: 0, supplied: 0, leadDays: null, reserved: 0 })
    expect(await movements()).toBe(0)
    await takeBack(shop.services, id)
    expect(await row()).toEqual({ onHand: 2, supplied: 3, leadDays: null, reserved: 0 })
    expect(await movements()).toBe(2)
  })
})
