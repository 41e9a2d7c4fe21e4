import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { contents } from '#contracts/content.ts'
import type { Connection } from '../../db/connect.ts'
import type { Context } from '../../http/context.ts'
import { createTestContext } from '#tests/support/test-context.ts'
import { createTestDatabase } from '#tests/support/test-database.ts'
import { findBanners } from './find-banners.ts'
import { findContent, findContents } from './find-contents.ts'

let connection: Connection
let ctx: Context

beforeAll(async () => {
  connection = await createTestDatabase()
  ctx = createTestContext(connection)
})
afterAll(() => connection.close())

describe('content pages', () => {
  it('are listed without their bodies and read with them, in the asked language', async () => {
    const { items } = await findContents({ ...ctx, locale: 'en' })
    expect(items.map(({ key }) => key)).toEqual([
      'about',
      'delivery-and-payment',
      'withdrawal',
      'faq',
      'terms',
      'privacy',
      'imprint',
    ])
    const hu = await findContent(ctx, items[2]?.id ?? 0)
    const en = await findContent({ ...ctx, locale: 'en' }, items[2]?.id ?? 0)
    expect(hu.ok && hu.value).toMatchObject({ slug: 'elallas-a-vasarlastol', title: 'Elállás a vásárlástól' })
    expect(en.ok && en.value).toMatchObject({ slug: 'right-of-withdrawal', slugs: { hu: 'elallas-a-vasarlastol' } })
    expect(hu.ok && en.ok && hu.value.blocks.map(({ type }) => type)).toEqual(
      en.ok && en.value.blocks.map(({ type }) => type),
    )
  })

  it('are not there before their day', async () => {
    const early = { ...ctx, now: () => new Date('2020-01-01') }
    expect((await findContents(early)).items).toEqual([])
    expect(await findContent(early, 1)).toMatchObject({ ok: false, code: 'not_found' })
    expect(await findContent(ctx, 999)).toMatchObject({ ok: false, code: 'not_found' })
  })

  it('link only to pages that exist', async () => {
    const keys = new Set((await findContents(ctx)).items.map(({ key }) => key))
    const { rows } = await connection.pool.query('select blocks::text as text from contents')
    for (const { text } of rows)
      for (const [, target] of text.matchAll(/\]\(([^)]+)\)/g))
        expect(keys.has(target) || /^(mailto:|https:)/.test(target), target).toBe(true)
  })
})

describe('banners', () => {
  it('show their books', async () => {
    const found = await findBanners(ctx, 1)
    if (!found.ok) throw new Error('missing')
    expect(() => contents['GET /strip_versions/{versionId}/banners'].response.parse(found.value)).not.toThrow()
    expect(found.value.items.map(({ template, variants }) => [template, variants.length])).toEqual([
      ['hero', 3],
      ['feature', 1],
    ])
  })

  it('without a book are left out', async () => {
    await connection.pool.query(
      `update variants set active = false where id = (select target_id::int from banners where template = 'feature')`,
    )
    const found = await findBanners(ctx, 1)
    expect(found.ok && found.value.items.map(({ template }) => template)).toEqual(['hero'])
    expect((await findBanners(ctx, 99)).ok).toBe(false)
  })
})
