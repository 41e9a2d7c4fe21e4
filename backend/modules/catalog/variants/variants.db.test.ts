import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { variantCard } from '#contracts/variant-cards.ts'
import { variantDetail } from '#contracts/variant-detail.ts'
import { formats } from '#contracts/shop.ts'
import type { Connection } from '../../../db/connect.ts'
import type { Context } from '../../../kernel/context.ts'
import { createTestContext } from '#tests/support/test-context.ts'
import { createTestDatabase } from '#tests/support/test-database.ts'
import { findPurchasable, findStock, findVariantCards } from '../service.ts'
import { findContextualValues } from './find-contextual-values.ts'
import { findRecommendations } from '../../related/find-recommendations.ts'
import { findVariant } from './find-variant.ts'

let connection: Connection
let ctx: Context

beforeAll(async () => {
  connection = await createTestDatabase()
  ctx = createTestContext(connection)
})
afterAll(() => connection.close())

const idOf = async (productKey: string, format: string): Promise<number> => {
  const { rows } = await connection.pool.query(
    'select v.id from variants v join products p on p.id = v.product_id where p.key = $1 and v.format = $2',
    [productKey, format],
  )
  return rows[0].id
}
const allIds = async (): Promise<number[]> =>
  (await connection.pool.query('select id from variants order by id')).rows.map(({ id }) => id)
const setStock = (id: number, onHand: number, reserved = 0) =>
  connection.pool.query(
    'update stock_items set on_hand = $2, reserved = $3 where variant_id = $1 and warehouse_id = 1',
    [id, onHand, reserved],
  )
const availabilityOf = async (id: number, context = ctx) => (await findPurchasable(context, [id])).get(id)?.availability

describe('cards', () => {
  it('exist for every variant, in the shape of the contract', async () => {
    const ids = await allIds()
    const cards = await findVariantCards(ctx, ids)
    expect(cards.size).toBe(ids.length)
    for (const card of cards.values()) expect(() => variantCard.parse(card)).not.toThrow()
  })

  it('know what the product costs in its other formats', async () => {
    const cards = [...(await findVariantCards(ctx, await allIds())).values()].filter(({ productId }) => productId === 1)
    const [shown] = cards
    const others = cards.filter(({ format }) => format !== shown?.format)
    const grosses = others.map(({ price }) => price.gross)
    expect(shown?.otherFormats).toMatchObject({
      formats: formats.filter((format) => others.some((one) => one.format === format)),
      from: { gross: Math.min(...grosses) },
      to: { gross: Math.max(...grosses) },
    })
    await connection.pool.query('update variants set active = false where id = any($1)', [others.map(({ id }) => id)])
    expect((await findVariantCards(ctx, [shown?.id ?? 0])).get(shown?.id ?? 0)?.otherFormats).toBeNull()
  })

  it('leave out what is unknown, withdrawn or without a price', async () => {
    const [withdrawn = 0, priceless = 0, kept = 0] = await allIds()
    await connection.pool.query('update variants set active = false where id = $1', [withdrawn])
    await connection.pool.query(`delete from prices where variant_id = $1 and currency = 'HUF'`, [priceless])
    expect([...(await findVariantCards(ctx, [withdrawn, priceless, kept, 999_999])).keys()]).toEqual([kept])
    expect([...(await findPurchasable(ctx, [withdrawn, priceless, kept, 999_999])).keys()]).toEqual([kept])
    expect((await findVariantCards(ctx, [])).size).toBe(0)
  })
})

describe('availability', () => {
  it('follows the copies that nobody has reserved', async () => {
    const id = await idOf('edes-anna-hu', 'paperback')
    await setStock(id, 3, 2)
    expect(await availabilityOf(id)).toBe('available')
    expect((await findStock(ctx, [id])).get(id)).toBe(1)
    await setStock(id, 3, 3)
    expect(await availabilityOf(id)).toBe('unavailable')
  })

  it('without copies announces no reduction', async () => {
    const { rows } = await connection.pool.query(
      `select v.id from variants v join prices pr on pr.variant_id = v.id and pr.currency = 'HUF' and pr.original_gross is not null
       where v.active and v.type = 'physical' and v.format <> 'package' and v.published_on < '2026-01-01' order by v.id limit 1`,
    )
    const id: number = rows[0].id
    const originalOf = async () => (await findVariantCards(ctx, [id])).get(id)?.price.original
    await setStock(id, 3)
    expect(await originalOf()).toBeDefined()
    await setStock(id, 0)
    expect(await originalOf()).toBeUndefined()
    const detail = await findVariant(ctx, id)
    expect(detail.ok && detail.value.siblings.find((one) => one.id === id)?.price).not.toHaveProperty('original')
  })

  it('counts the web warehouse only', async () => {
    const id = await idOf('pacsirta-hu', 'paperback')
    await connection.pool.query('delete from stock_items where variant_id = $1', [id])
    await connection.pool.query('insert into stock_items (warehouse_id, variant_id, on_hand) values (2, $1, 5)', [id])
    expect(await availabilityOf(id)).toBe('unavailable')
    const detail = await findVariant(ctx, id)
    expect(detail.ok && detail.value.storesWithStock).toBe(1)
  })

  it('has no limit for downloads', async () => {
    const id = await idOf('edes-anna-hu', 'ebook')
    expect((await findPurchasable(ctx, [id])).get(id)).toMatchObject({
      availability: 'available',
      stock: null,
      type: 'virtual',
      price: { vatRate: 27 },
      components: [],
    })
  })

  it('is pre-order until midnight in Budapest before the day of publication', async () => {
    const id = await idOf('egri-csillagok-hu', 'paperback')
    await connection.pool.query(`update variants set published_on = '2026-12-01' where id = $1`, [id])
    expect(await availabilityOf(id, { ...ctx, now: () => new Date('2026-11-30T22:59:59Z') })).toBe('preorder')
    expect(await availabilityOf(id, { ...ctx, now: () => new Date('2026-11-30T23:00:00Z') })).toBe('available')
  })

  it('of a package is that of its scarcest part', async () => {
    const id = await idOf('toldi-trilogia-csomag', 'package')
    const found = (await findPurchasable(ctx, [id])).get(id)
    const parts = found?.components.map(({ variantId }) => variantId) ?? []
    expect(parts).toHaveLength(3)
    for (const part of parts) await setStock(part, 9)
    await setStock(parts[1] ?? 0, 4, 2)
    expect((await findStock(ctx, [id])).get(id)).toBe(2)
    await setStock(parts[1] ?? 0, 2, 2)
    expect(await availabilityOf(id)).toBe('unavailable')
  })
})

describe('a variant in detail', () => {
  it('has the shape of the contract, whatever it is', async () => {
    for (const id of (await allIds()).slice(3).filter((_, index) => index % 12 === 0)) {
      const detail = await findVariant(ctx, id)
      expect(() => variantDetail.parse(detail.ok && detail.value), String(id)).not.toThrow()
    }
  })

  it('shows formats, translations, breadcrumbs and texts in the asked language', async () => {
    const detail = await findVariant({ ...ctx, locale: 'en' }, await idOf('edes-anna-hu', 'audio'))
    if (!detail.ok) throw new Error('missing')
    const { value } = detail
    expect(value.siblings.map(({ format }) => format)).toEqual(['paperback', 'hardback', 'ebook', 'audio'])
    expect(value.translations).toEqual([expect.objectContaining({ title: 'Anna Édes', language: 'en' })])
    expect(value.breadcrumbs.map(({ name }) => name)).toEqual(['Fiction', 'Hungarian prose'])
    expect(value).toMatchObject({
      firstYear: 1926,
      originalLanguage: 'hu',
      pages: null,
      size: null,
      stock: null,
      publisherName: 'Jelenkor',
      isImprint: true,
    })
    expect(value.minutes).toBeGreaterThan(200)
    expect(value.series).toMatchObject({ name: 'The Works of Kosztolányi', number: 2 })
    expect(value.contributors[0]).toMatchObject({ name: 'Dezső Kosztolányi', role: 'author' })
  })

  it('shows what a package holds', async () => {
    const detail = await findVariant(ctx, await idOf('rejto-csomag', 'package'))
    expect(detail.ok && detail.value).toMatchObject({ firstYear: null, series: null, translations: [] })
    expect(detail.ok && detail.value.packageItems).toHaveLength(4)
  })

  it('names translators', async () => {
    const detail = await findVariant(ctx, await idOf('micimacko-hu', 'paperback'))
    expect(detail.ok && detail.value.contributors.find(({ role }) => role === 'translator')?.name).toBe(
      'Karinthy Frigyes',
    )
  })

  it('is not found when there is none', async () => {
    expect(await findVariant(ctx, 999_999)).toMatchObject({ ok: false, code: 'not_found' })
  })
})

describe('recommendations', () => {
  it('begin with the author and never repeat the work', async () => {
    const found = await findRecommendations(ctx, await idOf('edes-anna-hu', 'hardback'), 12)
    if (!found.ok) throw new Error('missing')
    const { items } = found.value
    expect(items).toHaveLength(12)
    const isByHim = items.map(({ authors }) => authors.some(({ path }) => path === '/kosztolanyi'))
    expect(isByHim.lastIndexOf(true)).toBeLessThan(isByHim.indexOf(false))
    expect(items.map(({ title }) => title)).not.toContain('Édes Anna')
    expect(new Set(items.map(({ productId }) => productId)).size).toBe(12)
    expect(items.every(({ language }) => language === 'hu')).toBe(true)
  })

  it('are of the same kind: no Toldi for Dante, and detectives beside a detective', async () => {
    const titlesNear = async (product: string, format: string) => {
      const found = await findRecommendations(ctx, await idOf(product, format), 6)
      return found.ok ? found.value.items.map(({ title }) => title) : []
    }
    const nearDante = await titlesNear('isteni-szinjatek-hu', 'paperback')
    expect(nearDante.slice(0, 3).toSorted()).toEqual(['Aeneis', 'Iliász', 'Odüsszeia'])
    expect(nearDante).not.toContain('Toldi')
    expect(await titlesNear('a-holdko-hu', 'paperback')).toContain('Sherlock Holmes kalandjai')
  })

  it('are not found for nothing', async () => {
    expect((await findRecommendations(ctx, 999_999, 6)).ok).toBe(false)
  })
})

it('contextual values keep the order of the ids', async () => {
  const ids = (await allIds()).slice(10, 14).toReversed()
  const { items } = await findContextualValues(ctx, [...ids, 999_999])
  expect(items.map(({ variantId }) => variantId)).toEqual(ids)
})
