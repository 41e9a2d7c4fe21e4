import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { UrlResource } from '#contracts/url-resources.ts'
import { createApp } from '#backend/app.ts'
import type { Connection } from '#backend/db/connect.ts'
import { createTestContext } from '#tests/support/test-context.ts'
import { createTestDatabase } from '#tests/support/test-database.ts'
import { defaults } from '../configuration/service.ts'
import { announcedBy } from '../checkout/checkout.test-support.ts'
import { listAddresses, removeAddress, setPrettyPath, setRedirect } from './service.ts'

let connection: Connection
let ctx: ReturnType<typeof createTestContext>
let app: ReturnType<typeof createApp>

beforeAll(async () => {
  connection = await createTestDatabase()
  ctx = createTestContext(connection)
  app = createApp(ctx)
})
afterAll(() => connection.close())

const ask = async (url: string): Promise<UrlResource | number> => {
  const answer = await app.request(`/api/url-resource/${encodeURIComponent(url)}`)
  return answer.ok ? ((await answer.json()) as UrlResource) : answer.status
}

const number = async (query: ReturnType<typeof sql>): Promise<number> =>
  (await connection.db.execute<{ id: number }>(query)).rows[0]?.id ?? 0

describe('paths with an id', () => {
  it('show a book under its own slug, and redirect from every other slug', async () => {
    const id = await number(
      sql`select v.id from variants v join products p on p.id = v.product_id where p.slug = 'pacsirta' limit 1`,
    )
    const right = {
      resourceType: 'variant',
      resourceId: id,
      path: `/termekek/pacsirta-${id}`,
      paths: { en: `/en/products/pacsirta-${id}` },
    }
    expect(await ask(`/termekek/pacsirta-${id}`)).toMatchObject({
      ...right,
      context: { moved: false, address: `pacsirta-${id}` },
    })
    for (const wrong of [`/termekek/valami-${id}`, `/termekek/${id}`, `/products/pacsirta-${id}`])
      expect(await ask(wrong), wrong).toMatchObject({ ...right, context: { moved: true } })
    expect(await ask(`/en/termekek/x-${id}`)).toMatchObject({
      path: `/en/products/pacsirta-${id}`,
      context: { moved: true, locale: 'en' },
    })
  })

  it('may lack it for a text, which settings name by its words', async () => {
    const id = await number(sql`select id from contents where key = 'privacy'`)
    const paths = { hu: `/tartalmak/adatkezelesi-tajekoztato-${id}`, en: `/en/contents/privacy-notice-${id}` }
    for (const [url, path] of [
      [defaults.cookie_consent_cta_target_url, paths.hu],
      [`/en${defaults.cookie_consent_cta_target_url}`, paths.en],
      ['/en/contents/privacy-notice', paths.en],
    ] as const)
      expect(await ask(url), url).toMatchObject({ resourceType: 'content', path, paths, context: { moved: true } })
    expect(await ask('/tartalmak/adatkezelesi')).toBe(404)
    // The words of another text may end with the number of this one.
    await connection.db.execute(
      sql`update contents set slug = jsonb_build_object('hu', 'valami-' || ${id}::int, 'en', 'x') where key = 'about'`,
    )
    expect(await ask(`/tartalmak/valami-${id}`)).toMatchObject({ path: paths.hu })
    expect(await ask('/termekek/pacsirta')).toBe(404)
  })

  it('distinguish pages that existed once from those that never did', async () => {
    const id = await number(sql`select max(id) as id from variants`)
    await connection.db.execute(sql`update variants set active = false where id = ${id}`)
    expect(await ask(`/termekek/x-${id}`)).toBe(410)
    await connection.db.execute(sql`update variants set active = true where id = ${id}`)
    await connection.db.execute(sql`create temp table kept as select * from prices where variant_id = ${id}`)
    await connection.db.execute(sql`delete from prices where variant_id = ${id}`)
    expect(await ask(`/termekek/x-${id}`), 'no price yet').toBe(404)
    await connection.db.execute(sql`insert into prices overriding system value select * from kept`)
    expect(await ask(`/termekek/x-${id + 1}`)).toBe(404)
    expect(await ask('/kiadok/nincs-ilyen')).toBe(404)
    expect(await ask('/nincs/ilyen')).toBe(404)
    const content = await number(sql`insert into contents (key, slug, title, lead, blocks, published_at)
      select 'one-more', '{"hu":"meg-egy","en":"one-more"}', title, lead, blocks, published_at from contents limit 1 returning id`)
    expect(await ask(`/tartalmak/meg-egy-${content}`)).toMatchObject({ resourceId: content })
    await connection.db.execute(sql`delete from contents where id = ${content - 1}`)
    expect(await ask(`/tartalmak/x-${content - 1}`)).toBe(410)
    expect(await ask(`/tartalmak/x-${content + 1}`)).toBe(404)
  })

  it('show every contributor', async () => {
    const id = await number(
      sql`select contributor_id as id from product_contributors group by 1 having not bool_or(role = 'author') limit 1`,
    )
    expect(await ask(`/szerzok/x-${id}`)).toMatchObject({ resourceType: 'brand', resourceId: id })
  })
})

describe('pretty and old paths', () => {
  it('of the demo shop lead to their resources, in both languages', async () => {
    const content = await ask('/aszf')
    expect(content).toMatchObject({
      resourceType: 'content',
      path: '/aszf',
      paths: { hu: '/aszf', en: '/en/terms' },
      context: { moved: false },
    })
    expect(await ask('/en/aszf')).toMatchObject({ path: '/en/terms', context: { moved: true } })
    expect(await ask('/vasarlasi-feltetelek')).toMatchObject({ path: '/aszf', context: { moved: true } })
    expect(await ask('/konyv/Edes-Anna/')).toMatchObject({
      resourceType: 'variant',
      originalResourceType: 'product',
      context: { moved: true },
    })
    const written = await listAddresses(connection.db)
    expect(written.filter(({ kind }) => kind === 'pretty').length).toBeGreaterThan(10)
    for (const { from, to } of written.filter(({ kind }) => kind !== 'gone'))
      expect(await ask(from), from).toMatchObject({ path: to })
    expect(await ask('/konyv/naptar-2019')).toBe(410)
  })

  it('a new pretty path redirects the old one', async () => {
    const id = await number(sql`select id from collections where key = 'esti-mesek'`)
    await setPrettyPath(ctx, { type: 'collection', id, locale: 'hu', path: '/mesek' })
    await setPrettyPath(ctx, { type: 'collection', id, locale: 'hu', path: '/esti-mese' })
    expect(await ask('/mesek')).toMatchObject({ path: '/esti-mese', context: { moved: true } })
    expect(await ask('/esti-mese')).toMatchObject({
      path: '/esti-mese',
      context: { moved: false, address: 'esti-mesek' },
    })
    expect(await ask('/listak/esti-mesek')).toMatchObject({ path: '/esti-mese', context: { moved: true } })
    expect((await announcedBy({ connection })).at(-1)).toEqual([
      'address:collection:esti-mesek',
      'catalog',
      'categories',
      'content',
    ])
    expect(await setPrettyPath(ctx, { type: 'collection', id, locale: 'hu', path: '/termekek/mese' })).toMatchObject({
      ok: false,
    })
  })

  it('redirects never make a chain', async () => {
    await setRedirect(ctx, '/a', '/gyik')
    await setRedirect(ctx, '/b', '/a')
    expect(await ask('/b')).toMatchObject({ resourceType: 'page', path: '/gyik' })
    await setRedirect(ctx, '/gyik', '/kerdesek')
    expect(await ask('/b')).toMatchObject({ path: '/kerdesek' })
    for (const itself of ['/kerdesek', '/Kerdesek/', '/hu/kerdesek'])
      expect(await setRedirect(ctx, '/kerdesek', itself)).toMatchObject({ ok: false })
    await setRedirect(ctx, '/b', null)
    expect(await ask('/b')).toBe(410)
    expect(await removeAddress(ctx, '/b')).toBe(true)
    expect(await ask('/b')).toBe(404)
  })
})

describe('keys', () => {
  it('that change redirect, in both languages and in one hop', async () => {
    const rename = (from: string, to: string) =>
      connection.db.execute(sql`update collections set key = ${to} where key = ${from}`)
    await rename('bestsellers', 'sikerek')
    expect(await ask('/listak/bestsellers')).toMatchObject({ path: '/listak/sikerek', context: { moved: true } })
    await rename('sikerek', 'sikerkonyvek')
    expect(await ask('/en/collections/bestsellers')).toMatchObject({
      path: '/en/collections/sikerkonyvek',
      context: { moved: true },
    })
    await rename('sikerkonyvek', 'bestsellers')
    expect(await ask('/listak/bestsellers')).toMatchObject({ path: '/listak/bestsellers', context: { moved: false } })
    expect(await ask('/listak/sikerek')).toMatchObject({ path: '/listak/bestsellers' })
  })

  it('that are removed answer 410, until they are used again', async () => {
    const found = () =>
      connection.db.execute(
        sql`insert into publishers (key, name, is_imprint, position, tagline) values ('mulando', 'Mulandó', true, 99, null)`,
      )
    await found()
    expect(await ask('/kiadok/mulando')).toMatchObject({ path: '/kiadok/mulando' })
    await connection.db.execute(sql`delete from publishers where key = 'mulando'`)
    expect([await ask('/kiadok/mulando'), await ask('/en/publishers/mulando')]).toEqual([410, 410])
    await found()
    expect(await ask('/en/publishers/mulando')).toMatchObject({ path: '/en/publishers/mulando' })
  })
})

describe('lists for sitemaps', () => {
  it('contain every page once, range by range', async () => {
    const { items: ranges } = (await (await app.request('/api/v2.0/url_resources/ranges?size=1000')).json()) as {
      items: { type: string; range: number; count: number }[]
    }
    for (const { type, range, count } of ranges.filter((one) => one.type === 'variant')) {
      const paths: string[] = []
      let after: string | null = String(range * 1000)
      while (after !== null) {
        const answer = await app.request(
          `/api/v2.0/url_resources?type=${type}&after=${after}&until=${(range + 1) * 1000}&limit=400`,
        )
        const page = (await answer.json()) as {
          items: { paths: { hu: string }; updatedAt: string }[]
          cursor: string | null
        }
        paths.push(...page.items.map((item) => item.paths.hu))
        expect(page.items.every(({ updatedAt }) => !Number.isNaN(Date.parse(updatedAt)))).toBe(true)
        after = page.cursor
      }
      expect(new Set(paths).size).toBe(count)
    }
    expect(new Set(ranges.map(({ type }) => type))).toEqual(
      new Set(['variant', 'category', 'collection', 'store', 'content', 'brand', 'publisher']),
    )
  })

  it("contain the time of a book's last change", async () => {
    await connection.db.execute(sql`update products set updated_at = '2020-01-01' where slug = 'pacsirta'`)
    await connection.db.execute(sql`update products set popularity = popularity + 1 where slug = 'pacsirta'`)
    const year = () =>
      number(sql`select extract(year from updated_at)::int as id from products where slug = 'pacsirta'`)
    expect(await year()).toBe(2020)
    await connection.db.execute(sql`update products set subtitle = 'Regény' where slug = 'pacsirta'`)
    expect(await year()).toBeGreaterThan(2020)
  })
})
