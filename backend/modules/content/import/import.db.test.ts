import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Connection } from '../../../db/connect.ts'
import { testNow } from '#tests/support/test-clock.ts'
import { createTestDatabase } from '#tests/support/test-database.ts'
import { readEditorialFile } from '../form/read-editorial-file.ts'
import { writeStored } from '../stored/write-stored.ts'
import { importEditorial } from './import-editorial.ts'

let connection: Connection

beforeAll(async () => {
  connection = await createTestDatabase()
})
afterAll(() => connection.close())

const formOf = (text: string) => {
  const { form, problems } = readEditorialFile(text)
  if (!form) throw new Error(JSON.stringify(problems))
  return form
}

const bring = (text: string, options = {}) => importEditorial(connection.db, formOf(text), testNow(), options)

const idsOf = async (table: string): Promise<Record<string, number>> => {
  const { rows } = await connection.pool.query(`select key, id from ${table}`)
  return Object.fromEntries(rows.map(({ key, id }) => [key, id]))
}

const page = (key: string, title: string, text: string) => `
contents:
  - key: ${key}
    slug: { hu: ${key}, en: ${key} }
    title: { hu: ${title}, en: ${title} }
    publishedAt: 2026-01-01T00:00:00Z
    blocks:
      hu: [{ type: paragraph, text: ${text} }]
      en: [{ type: paragraph, text: ${text} }]`

describe('an import', () => {
  it('of the documented example works, and a second time changes nothing', async () => {
    const example = /```yaml\n([^]*?)```/.exec(readFileSync('docs/content.md', 'utf8'))?.[1] ?? ''
    const dry = await bring(example, { dryRun: true })
    expect(dry).toMatchObject({ problems: [], tags: [] })
    const first = await bring(example)
    expect(first.changes).toEqual(dry.changes)
    expect(first.changes.map(({ what, kind, name }) => `${what} ${kind} ${name}`)).toEqual([
      'added contents christmas',
      'added bannerStrips christmas',
      'removed bannerStrips school',
      'changed menus top',
      'added regions list for category:mese',
      'removed regions list for category:iskola',
      'added translations hu shell.claim',
      'added translations en shell.claim',
    ])
    expect((await bring(example.replace(/^remove:[^]*/m, ''))).changes).toEqual([])
  })

  it('of what was exported changes nothing', async () => {
    expect((await bring(await writeStored(connection.db))).changes).toEqual([])
  })

  it('that names what is not there writes nothing and says where', async () => {
    const text = `${page('lost', 'Lost', '"see [this](nowhere)"')}
menus:
  - key: top
    nodes: [{ target: { category: nincs-ilyen } }]
remove:
  contents: [about]`
    const { form, lineOf } = readEditorialFile(text)
    const { problems } = await importEditorial(connection.db, form ?? formOf(''), testNow())
    expect(problems.map(({ path, message }) => `${lineOf(path)}: ${message}`)).toEqual([
      '8: there is no content nowhere',
      '9: there is no content nowhere',
      '12: there is no category nincs-ilyen',
      '14: menus footer still shows about',
    ])
    expect(await idsOf('contents')).not.toHaveProperty('lost')
  })
})

describe('the storefront is told', () => {
  it('of one page when only its text changes, and of all that names it when its title does', async () => {
    await bring(page('tales', 'Tales', 'Once'))
    const { tales } = await idsOf('contents')
    expect((await bring(page('tales', 'Tales', 'Twice'))).tags).toEqual([`content:${tales}`])
    const menu = `
menus:
  - key: footer
    nodes: [{ title: { hu: Mind, en: All }, children: [{ target: { content: tales } }] }]`
    const { footer } = await idsOf('menus')
    expect((await bring(menu)).tags).toEqual([`menu:${footer}`])
    expect((await bring(page('tales', 'More tales', 'Twice'))).tags).toEqual(['content', `content:${tales}`, `menu:${footer}`])
  })

  it('of a strip where its banners change, of the regions that show it where another version comes', async () => {
    const strip = (date: string, title: string) => `
bannerStrips:
  - key: service
    versions:
      - publishedAt: ${date}
        banners:
          - { template: shortcut, title: { hu: ${title}, en: ${title} }, target: { page: /stores }, picture: { draw: park, seed: a } }`
    const { tags } = await bring(strip('2026-09-01T08:00:00Z', 'Here'))
    expect(tags).toEqual([expect.stringMatching(/^strip:\d+$/)])
    expect((await bring(strip('2026-09-02T08:00:00Z', 'Here'))).tags).toEqual(['region:end', expect.stringMatching(/^strip:/), tags[0]])
  })

  it('of one listing where its own region changes', async () => {
    const { tags } = await bring('regions: [{ token: list, for: category:mese, bannerStrip: children }, { token: list, for: collection:new, bannerStrip: children }]')
    expect(tags).toEqual([expect.stringMatching(/^region:list:category:\d+$/), 'region:list:collection:new'])
  })
})
