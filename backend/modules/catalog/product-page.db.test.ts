import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { endpoints } from '#contracts/endpoints.ts'
import { createTestContext } from '#tests/support/test-context.ts'
import { createTestDatabase } from '#tests/support/test-database.ts'
import type { Connection } from '../../db/connect.ts'
import type { Context } from '../../kernel/context.ts'
import { findImages } from './assets/find-assets.ts'
import { findPackage, findPackageDeal, findPackageDeals } from './packages/find-packages.ts'
import { findParameters } from './parameters/find-parameters.ts'
import { findAdditionalData } from './products/find-additional-data.ts'
import { findCorresponding } from './products/find-corresponding.ts'
import { findProductOfVariant } from './products/find-product.ts'
import { findSubstitutions } from '../related/find-substitutions.ts'
import { findComparison } from './variants/find-comparison.ts'
import { findDeals } from './variants/find-deals.ts'
import { findDetailedStock } from '../stores/find-detailed-stock.ts'
import { findPreRegistrable } from './variants/find-pre-registrable.ts'
import { selectPurchasable } from './variants/select-purchasable.ts'

let connection: Connection
let ctx: Context

beforeAll(async () => {
  connection = await createTestDatabase()
  ctx = createTestContext(connection)
})
afterAll(() => connection.close())

const idOf = async (productKey: string, format: string): Promise<number> => {
  const { rows } = await connection.pool.query(
    `select v.id, v.product_id from variants v join products p on p.id = v.product_id
     where p.key = $1 and v.format = $2 order by v.id`,
    [productKey, format],
  )
  return rows[0].id
}
const value = <T>(result: { ok: true; value: T } | { ok: false }): T => {
  if (!result.ok) throw new Error('refused')
  return result.value
}

describe('parameters', () => {
  it('come in their order, each in the field of its type', async () => {
    const { items } = value(await findParameters(ctx, await idOf('edes-anna-hu', 'ebook'), 'sorted'))
    expect(items.map(({ key }) => key)).toEqual(['format', 'reading_level', 'file_format', 'file_size', 'watermark'])
    expect(items[0]?.values).toEqual([{ enumValue: { key: 'ebook', label: 'e-könyv' } }])
    expect(items[3]).toMatchObject({ unit: 'MB', values: [{ floatValue: expect.any(Number) }] })
    expect(items[4]?.values).toEqual([{ boolValue: true }])
  })

  it('highlighted are a few of them, in the asked language', async () => {
    const { items } = value(
      await findParameters({ ...ctx, locale: 'en' }, await idOf('edes-anna-hu', 'ebook'), 'highlighted'),
    )
    expect(items.map(({ name }) => name)).toEqual(['School level', 'File format'])
  })

  it('leave a mandatory choice open in one book alone, whose colours are variants of their own', async () => {
    const { rows } = await connection.pool.query(`select v.id from variants v where v.active`)
    const found = await selectPurchasable(
      ctx,
      rows.map(({ id }) => id),
    )
    const open = [...found.values()].filter(({ needsChoice }) => needsChoice)
    expect(open.map(({ title, format }) => [title, format])).toEqual([['Tao te king', 'hardback']])
  })
})

describe('a product', () => {
  it('has all its variants, editions of one format among them, and says what tells them apart', async () => {
    const id = await idOf('egri-csillagok-hu', 'paperback')
    const product = endpoints['GET /v2.0/products/{id}'].response.parse(value(await findProductOfVariant(ctx, id)))
    expect(product.variants.filter(({ format }) => format === 'paperback')).toHaveLength(3)
    expect(product.selectedVariantId).toBe(id)
    expect(product.parameters.filter(({ variantModifier }) => variantModifier).map(({ key }) => key)).toEqual([
      'format',
      'edition',
      'print_size',
    ])
    expect(product.parameters.find(({ key }) => key === 'format')?.values).toHaveLength(product.variants.length)
  })

  it('stands in its series and beside its translations', async () => {
    const { productId } = (
      await connection.pool.query(`select id as "productId" from products where key = 'edes-anna-hu'`)
    ).rows[0]
    const data = endpoints['GET /products/{id}/additional_data'].response.parse(
      value(await findAdditionalData(ctx, productId)),
    )
    const numbers = data.series?.volumes.map(({ number }) => number ?? 0) ?? []
    expect(numbers).toEqual(numbers.toSorted((a, b) => a - b))
    expect(data.series?.volumes.map((one) => one.productId)).toContain(productId)
    expect(data.editions.map(({ language }) => language)).toEqual(['en'])
    expect((await findAdditionalData(ctx, 999_999)).ok).toBe(false)
  })

  it('shows the cover first', async () => {
    const { items } = value(await findImages(ctx, await idOf('edes-anna-hu', 'paperback')))
    expect(items[0]).toMatchObject({ isDefault: true, title: 'Édes Anna' })
  })
})

describe('the corresponding variant', () => {
  it.each(['sku', 'hyphens'])('is found by %s', async (how) => {
    const id = await idOf('edes-anna-hu', 'hardback')
    const { isbn } = (await connection.pool.query('select isbn from variants where id = $1', [id])).rows[0]
    const sku = how === 'sku' ? isbn : `${isbn.slice(0, 3)}-${isbn.slice(3, 6)}-${isbn.slice(6)}`
    expect(value(await findCorresponding(ctx, { sku }))).toEqual({ id, path: `/termekek/edes-anna-${id}` })
  })

  it('is found by parameters, all of which it must have', async () => {
    const id = await idOf('edes-anna-hu', 'ebook')
    const product = (await connection.pool.query('select product_id from variants where id = $1', [id])).rows[0]
      .product_id
    expect(value(await findCorresponding(ctx, { product, parameters: ['format:ebook', 'watermark:true'] })).id).toBe(id)
    expect((await findCorresponding(ctx, { product, parameters: ['format:ebook', 'watermark:false'] })).ok).toBe(false)
    expect((await findCorresponding(ctx, {})).ok).toBe(false)
  })

  it('is found by the name of its edition, as an address writes it', async () => {
    const { rows } = await connection.pool.query(
      `select v.id, v.product_id as "productId" from parameter_values pv join variants v on v.id = pv.variant_id
       where pv.string_value->>'hu' = 'diákkiadás'`,
    )
    const [{ id, productId }] = rows
    const ask = (edition: string) =>
      findCorresponding(ctx, { product: productId, parameters: ['format:paperback', `edition:${edition}`] })
    expect(value(await ask('diakkiadas')).id).toBe(id)
    expect((await ask('diszkiadas')).ok).toBe(false)
  })
})

describe('packages', () => {
  it('save what their parts cost more, and the parts know of it', async () => {
    const id = await idOf('rejto-csomag', 'package')
    const found = value(await findPackage(ctx, id))
    const sum = found.items.reduce((total, { variant, quantity }) => total + variant.price.gross * quantity, 0)
    expect(found.partsTotal.gross).toBe(sum)
    expect(found.saving?.gross).toBe(sum - found.variant.price.gross)
    expect(value(await findPackageDeal(ctx, id)).saving).toEqual(found.saving)
    const deals = value(await findPackageDeals(ctx, found.items[0]?.variant.id ?? 0))
    expect(deals.items.map(({ variant }) => variant.id)).toContain(id)
  })

  it('are none for a single book, and none where nothing is saved', async () => {
    expect((await findPackage(ctx, await idOf('edes-anna-hu', 'paperback'))).ok).toBe(false)
    const id = await idOf('toldi-trilogia-csomag', 'package')
    await connection.pool.query('update prices set gross = 90000, net = 85714 where variant_id = $1', [id])
    expect(value(await findPackage(ctx, id)).saving).toBeNull()
    expect((await findPackageDeal(ctx, id)).ok).toBe(false)
  })
})

it('a reduction is a deal, a plain price none', async () => {
  const { rows } = await connection.pool.query(
    `select max(variant_id) filter (where original_gross is not null) as reduced,
       max(variant_id) filter (where original_gross is null) as plain from prices where currency = 'HUF' and price_list_id = 1`,
  )
  expect(value(await findDeals(ctx, rows[0].reduced)).deals).toMatchObject([
    { quantity: 1, variantId: rows[0].reduced },
  ])
  expect(value(await findDeals(ctx, rows[0].plain)).deals).toEqual([])
})

it('substitutions can be had, and begin with the same book', async () => {
  const id = await idOf('edes-anna-hu', 'paperback')
  const { items } = value(await findSubstitutions(ctx, id, 8))
  expect(items).toHaveLength(8)
  expect(items.every((item) => item.availability !== 'unavailable' && item.id !== id)).toBe(true)
  const same = items.map(({ title }) => title === 'Édes Anna')
  expect(same[0]).toBe(true)
  expect(same.lastIndexOf(true)).toBe(same.filter(Boolean).length - 1)
})

it('stock by store counts what nobody has reserved', async () => {
  const id = await idOf('pacsirta-hu', 'paperback')
  await connection.pool.query('delete from stock_items where variant_id = $1', [id])
  await connection.pool.query(
    'insert into stock_items (warehouse_id, variant_id, on_hand, reserved) values (2, $1, 3, 0), (3, $1, 2, 1), (4, $1, 1, 1)',
    [id],
  )
  const found = endpoints['GET /variants/{id}/detailed_stock'].response.parse(value(await findDetailedStock(ctx, id)))
  expect(found.stores.slice(0, 3).map(({ level }) => level)).toEqual(['some', 'few', 'none'])
  expect(value(await findDetailedStock(ctx, await idOf('edes-anna-hu', 'audio'))).stores).toEqual([])
})

it('what is not out yet can be ordered ahead', async () => {
  const id = await idOf('szamadas-hu', 'paperback')
  await connection.pool.query(`update variants set published_on = '2027-05-01' where id = $1`, [id])
  expect((await findPreRegistrable(ctx, [id, 999_999])).items).toEqual([
    { variantId: id, preRegistrable: true },
    { variantId: 999_999, preRegistrable: false },
  ])
})

describe('a comparison', () => {
  it('keeps the order that was asked for and leaves out what is not on sale', async () => {
    const [book, download] = [await idOf('edes-anna-hu', 'paperback'), await idOf('edes-anna-hu', 'ebook')]
    const { items } = await findComparison(ctx, [download, 2_000_000_000, book])
    expect(items.map(({ id }) => id)).toEqual([download, book])
    expect(endpoints['GET /variants/comparison'].response.parse({ items }).items[0]).toMatchObject({
      format: 'ebook',
      stock: null,
      parameters: expect.arrayContaining([expect.objectContaining({ key: 'file_format' })]),
    })
    expect(items[1]?.parameters.map(({ key }) => key)).not.toContain('file_format')
  })

  it('has the prices of the asked currency', async () => {
    const { items } = await findComparison({ ...ctx, currency: 'EUR' }, [await idOf('edes-anna-hu', 'paperback')])
    expect(items[0]?.price.currency).toBe('EUR')
  })
})
