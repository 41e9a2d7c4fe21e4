import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { contents } from '#contracts/contents.ts'
import type { Connection } from '../../db/connect.ts'
import type { Context } from '../../kernel/context.ts'
import { createTestContext } from '#tests/support/test-context.ts'
import { createTestDatabase } from '#tests/support/test-database.ts'
import { findBanners } from './read/find-banners.ts'
import { findContainer, findDynamicContainer } from './read/find-container.ts'
import { findContent } from './read/find-content.ts'
import { findContents } from './read/find-contents.ts'
import { findMenu } from './read/find-menu.ts'
import { findRegions } from './read/find-regions.ts'

let connection: Connection
let ctx: Context

beforeAll(async () => {
  connection = await createTestDatabase()
  ctx = createTestContext(connection)
})
afterAll(() => connection.close())

const idOf = async (key: string): Promise<number> => {
  const found = (await findContents(ctx)).items.find((one) => one.key === key)
  if (!found) throw new Error(key)
  return found.id
}

const categoryId = async (key: string): Promise<string> => {
  const { rows } = await connection.pool.query('select id from categories where key = $1', [key])
  return String(rows[0].id)
}

const stripOf = async (query: Parameters<typeof findRegions>[1]) => {
  const [region] = (await findRegions(ctx, query)).items
  const found = await findBanners(ctx, region?.versionId ?? 0)
  if (!found.ok) throw new Error('missing')
  return { region, banners: found.value.items }
}

describe('contents', () => {
  it('are listed without their bodies and read with them, in the asked language', async () => {
    const { items } = await findContents({ ...ctx, locale: 'en' }, { type: 'page' })
    expect(items.map(({ key }) => key)).toEqual([
      'about',
      'delivery-and-payment',
      'withdrawal',
      'terms',
      'privacy',
      'imprint',
    ])
    const hu = await findContent(ctx, items[2]?.id ?? 0)
    const en = await findContent({ ...ctx, locale: 'en' }, items[2]?.id ?? 0)
    expect(hu.ok && hu.value).toMatchObject({
      path: expect.stringMatching(/^\/tartalmak\/elallas-a-vasarlastol-\d+$/),
      title: 'Elállás a vásárlástól',
    })
    expect(en.ok && en.value).toMatchObject({
      path: expect.stringMatching(/^\/en\/contents\/right-of-withdrawal-\d+$/),
    })
  })

  it('are not there before their day', async () => {
    const early = { ...ctx, now: () => new Date('2020-01-01') }
    expect((await findContents(early)).items).toEqual([])
    expect(await findContent(early, 1)).toMatchObject({ ok: false, code: 'not_found' })
    expect(await findContent(ctx, 999)).toMatchObject({ ok: false, code: 'not_found' })
  })

  it('carry cards of their books, addresses of what they lead to, and the lists they stand in', async () => {
    const found = await findContent(ctx, await idOf('one-evening'))
    if (!found.ok) throw new Error('missing')
    expect(() => contents['GET /v2.0/contents/{id}/current'].response.parse(found.value)).not.toThrow()
    const { blocks, links, containers } = found.value
    expect(
      blocks.flatMap((block) => (block.type === 'books' ? block.variants.map(({ title }) => title) : [])),
    ).toContain('Sakknovella')
    expect(links).toEqual({
      'delivery-and-payment': `/tartalmak/szallitas-es-fizetes-${await idOf('delivery-and-payment')}`,
    })
    expect(containers.map(({ title }) => title)).toEqual(['Magazin'])
  })
})

describe('containers', () => {
  it('list what their editor chose, in that order, page by page', async () => {
    const id = await idOf('shopping-guide')
    const first = await findContainer(ctx, id, { limit: 3 })
    if (!first.ok) throw new Error('missing')
    expect(first.value.items.map(({ key }) => key)).toEqual(['delivery-and-payment', 'withdrawal', 'terms'])
    const second = await findContainer(ctx, id, { limit: 3, cursor: first.value.cursor ?? '' })
    expect(second.ok && second.value).toMatchObject({ cursor: null, count: 4 })
    expect(await findContainer(ctx, id, { limit: 3, cursor: 'bm9uc2Vuc2U' })).toMatchObject({
      ok: false,
      code: 'invalid_data_provided',
    })
  })

  it('gather articles by their tags, the newest first', async () => {
    const id = await idOf('magazine')
    const found = await findDynamicContainer(ctx, id, { limit: 12, sort: 'publishedAt_desc' })
    expect(found.ok && found.value.items.map(({ key }) => key)).toEqual([
      'where-to-begin-with-nyugat',
      'reading-aloud',
      'one-evening',
    ])
    expect(await findContainer(ctx, id, { limit: 12 })).toMatchObject({ ok: false, code: 'not_found' })
  })
})

describe('regions', () => {
  it('show one thing everywhere, or another one on a listing and below it', async () => {
    const below = await stripOf({ token: 'list', resourceType: 'category', resourceId: await categoryId('nepmese') })
    expect(below.region).toMatchObject({ contentAware: true, type: 'banner_strip' })
    expect(below.banners[0]?.title).toBe('Esti mesék')
    const elsewhere = await findRegions(ctx, {
      token: 'list',
      resourceType: 'category',
      resourceId: await categoryId('krimi'),
    })
    expect(elsewhere.items).toEqual([])
    const collection = await stripOf({ token: 'list', resourceType: 'collection', resourceId: 'szaz-ev' })
    expect(collection.banners.every(({ template }) => template === 'author')).toBe(true)
  })

  it('of a listing that is switched off hide what holds above it', async () => {
    await connection.pool.query(
      `insert into regions (token, resource, enabled, type, content_id) select token, 'category:nepmese', false, type, content_id from regions where token = 'list' limit 1`,
    )
    const found = await findRegions(ctx, {
      token: 'list',
      resourceType: 'category',
      resourceId: await categoryId('nepmese'),
    })
    expect(found.items).toEqual([])
    await connection.pool.query(`delete from regions where resource = 'category:nepmese'`)
  })

  it('are all of the home page: its shelves hold books, its cards pictures', async () => {
    const { banners } = await stripOf({ token: 'main' })
    expect(() => contents['GET /strip_versions/{versionId}/banners'].response.parse({ items: banners })).not.toThrow()
    expect(banners.map(({ template }) => template)).toEqual([
      'hero',
      'collection',
      'imprints',
      'collection',
      'feature',
      'card',
      'card',
      'card',
      'categories',
      'directories',
    ])
    expect(banners.filter(({ template }) => template === 'collection').map(({ variants }) => variants.length)).toEqual([
      6, 6,
    ])
    expect(banners.find(({ template }) => template === 'card')?.picture).toMatchObject({ widths: [670, 1340], alt: '' })
  })

  it('show the version whose day has come', async () => {
    const [region] = (await findRegions(ctx, { token: 'main' })).items
    await connection.pool.query(`insert into strip_versions (strip_id, published_at) values ($1, '2027-01-01')`, [
      region?.contentId,
    ])
    expect((await findRegions(ctx, { token: 'main' })).items[0]?.versionId).toBe(region?.versionId)
    const later = { ...ctx, now: () => new Date('2027-01-02') }
    expect((await findRegions(later, { token: 'main' })).items[0]?.versionId).not.toBe(region?.versionId)
    expect((await findBanners(later, region?.versionId ?? 0)).ok).toBe(true)
    await connection.pool.query(`delete from strip_versions where published_at = '2027-01-01'`)
  })

  it('leave out a banner whose books are gone', async () => {
    await connection.pool.query(
      `update variants set active = false where product_id = (select id from products where key = 'uj-versek-hu')`,
    )
    expect((await stripOf({ token: 'main' })).banners.map(({ template }) => template)).not.toContain('feature')
  })
})

describe('menus', () => {
  it('lead where their entries say, with names of the catalog where they have none of their own', async () => {
    const [region] = (await findRegions({ ...ctx, locale: 'en' }, { token: 'header' })).items
    const found = await findMenu({ ...ctx, locale: 'en' }, region?.contentId ?? 0)
    if (!found.ok) throw new Error('missing')
    const { nodes } = found.value
    expect(nodes.map(({ title }) => title)).toEqual([
      'Fiction',
      'Children’s books',
      'Non-fiction',
      'Poetry and drama',
      'School',
      'Books in English',
      'Audiobooks',
      'E-books',
      'Authors',
      'Publishers',
      'Reduced',
    ])
    expect(nodes[0]).toMatchObject({
      target: { type: 'category' },
      expands: Number(await categoryId('szepirodalom')),
      bannerStrip: { versionId: expect.any(Number) },
    })
    expect(nodes.find(({ title }) => title === 'Publishers')?.children).toHaveLength(6)
  })
})
