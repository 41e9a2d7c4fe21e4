import { readFileSync } from 'node:fs'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Connection } from '../../../db/connect.ts'
import { testNow } from '#tests/support/test-clock.ts'
import { createTestDatabase } from '#tests/support/test-database.ts'
import { createFolderFiles } from '../../../ports/files/folder-files.ts'
import { OutboundError } from '../../../ports/outbound/outbound-error.ts'
import type { SafeFetch } from '../../../ports/outbound/safe-fetch.ts'
import { readEditorialFile } from '../form/read-editorial-file.ts'
import { readConfiguration } from '../../configuration/service.ts'
import { writeStored } from '../stored/write-stored.ts'
import { importEditorial } from './import-editorial.ts'
import { storeDocuments } from './store-documents.ts'

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
      'added faqs christmas',
      'changed socialIcons kolofon_blog',
      'added translations hu shell.claim',
      'added translations en shell.claim',
    ])
    expect((await bring(example.replace(/^remove:[^]*/m, ''))).changes).toEqual([])
  })

  it('of what was exported changes nothing', async () => {
    expect((await bring(await writeStored(connection.db))).changes).toEqual([])
  })

  it('that names what is not there writes nothing and says where', async () => {
    const text = `${page('lost', 'Lost', '"see [this](nowhere) by {company.nam}"')}
menus:
  - key: top
    nodes: [{ target: { category: nincs-ilyen } }]
remove:
  contents: [about]`
    const { form, lineOf } = readEditorialFile(text)
    const { problems } = await importEditorial(connection.db, form ?? formOf(''), testNow())
    expect(problems.map(({ path, message }) => `${lineOf(path)}: ${message}`)).toEqual([
      '8: there is no fact {company.nam}',
      '9: there is no fact {company.nam}',
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
    expect((await bring(page('tales', 'More tales', 'Twice'))).tags).toEqual([
      'content',
      `content:${tales}`,
      `menu:${footer}`,
    ])
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
    expect((await bring(strip('2026-09-02T08:00:00Z', 'Here'))).tags).toEqual([
      'region:end',
      expect.stringMatching(/^strip:/),
      tags[0],
    ])
  })

  it('of one listing where its own region changes', async () => {
    const { tags } = await bring(
      'regions: [{ token: list, for: category:mese, bannerStrip: children }, { token: list, for: collection:new, bannerStrip: children }]',
    )
    expect(tags).toEqual([expect.stringMatching(/^region:list:category:\d+$/), 'region:list:collection:new'])
    expect((await bring('regions: [{ token: end, for: collection:new, bannerStrip: children }]')).tags).toEqual([
      'region:end:collection:new',
    ])
  })
})

describe('questions', () => {
  const group = (key: string, items: string[], position = 3) => `
faqs:
  - key: ${key}
    position: ${position}
    name: { hu: ${key}, en: ${key} }
    items:
${items.map((item) => `      - { key: ${item}, question: { hu: ${item}, en: ${item} }, answer: { hu: [a], en: [a] } }`).join('\n')}`
  const remove = (...groups: string[]) => `\nremove: { faqs: [${groups.join(', ')}] }`
  const keys = async () =>
    (
      await connection.pool.query(
        `select c.key || ':' || q.key as key from faqs q join faq_categories c on c.id = q.category_id where c.key like 'test%' order by c.position, q.position`,
      )
    ).rows.map(({ key }) => key)

  it('are set by group, in their order, and their page alone is told', async () => {
    const { tags } = await bring(group('test-a', ['one', 'two']))
    expect(tags).toEqual(['faqs'])
    await bring(group('test-b', ['three'], 2))
    expect(await keys()).toEqual(['test-b:three', 'test-a:one', 'test-a:two'])
    expect((await bring(group('test-a', ['two', 'four']))).changes).toEqual([
      { kind: 'faqs', name: 'test-a', what: 'changed' },
    ])
    expect(await keys()).toEqual(['test-b:three', 'test-a:two', 'test-a:four'])
  })

  it('move from one group to another in one form, and stand once on the page', async () => {
    const { problems } = await bring(group('test-b', ['three', 'two'], 2))
    expect(problems).toEqual([{ path: ['faqs', 0, 'items', 1, 'key'], message: 'another group holds two' }])
    const both = group('test-b', ['three', 'two'], 2) + group('test-a', ['four']).replace('\nfaqs:', '')
    expect((await bring(both)).problems).toEqual([])
    expect(await keys()).toEqual(['test-b:three', 'test-b:two', 'test-a:four'])
  })

  it('go, and what is not there cannot', async () => {
    expect((await bring(remove('test-a', 'test-b'))).tags).toEqual(['faqs'])
    expect(await keys()).toEqual([])
    expect((await bring(remove('test-a'))).problems[0]?.message).toBe('there is no group of questions test-a')
  })
})

it('a social icon is set, added last and removed, and every page is told', async () => {
  const names = async () => (await readConfiguration(connection.db)).social_icons.map(({ name }) => name)
  const before = await names()
  const { tags } = await bring('socialIcons: [{ key: park_blog, url: "https://blog.park.example/" }]')
  expect([tags, await names()]).toEqual([['configuration'], [...before, 'park_blog']])
  await bring('remove: { socialIcons: [park_blog] }')
  expect(await names()).toEqual(before)
})

describe('documents', () => {
  let folder: string
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'documents-'))
    await writeFile(join(folder, 'Árak.pdf'), '%PDF-1.7 one << /Type /Page >>')
    await writeFile(join(folder, 'picture.pdf'), 'GIF89a')
  })
  afterAll(() => rm(folder, { recursive: true }))

  const papers = (file: string) => `
documents:
  - { key: test-prices, position: 9, title: { hu: Árak, en: Prices }, file: { hu: ${file}, en: ${file} } }`
  const fetchFrom =
    (host: string): SafeFetch =>
    async (address) => {
      if (String(address) !== 'https://law.example/forms/Minta.pdf') throw new OutboundError('bad_status', host)
      return { status: 200, headers: new Headers(), body: '', bytes: Buffer.from('%PDF-1.4 two') }
    }
  const store = (text: string) =>
    storeDocuments(formOf(text), { form: folder, files: createFolderFiles(folder), fetchFrom })

  it('are taken in under the name of their content, and the page is told', async () => {
    const { form, problems } = await store(papers('Árak.pdf'))
    expect(problems).toEqual([])
    const { tags } = await importEditorial(connection.db, form, testNow())
    expect(tags).toEqual(['documents'])
    const { rows } = await connection.pool.query(`select files->'hu' as file from documents where key = 'test-prices'`)
    expect(rows[0].file).toEqual({ name: expect.stringMatching(/^arak-[0-9a-f]{8}\.pdf$/), bytes: 30, pages: 1 })
    expect(await readFile(join(folder, 'assets', 'documents', rows[0].file.name), 'utf8')).toContain('%PDF-1.7 one')
    expect((await importEditorial(connection.db, (await store(papers('Árak.pdf'))).form, testNow())).changes).toEqual(
      [],
    )
    expect((await bring(await writeStored(connection.db))).changes).toEqual([])
  })

  it('are fetched from an address', async () => {
    const { form, problems } = await store(papers('"https://law.example/forms/Minta.pdf"'))
    expect(problems).toEqual([])
    const name = form.documents[0]?.stored?.hu.name ?? ''
    expect(name).toMatch(/^minta-[0-9a-f]{8}\.pdf$/)
    expect(await readFile(join(folder, 'assets', 'documents', name), 'utf8')).toBe('%PDF-1.4 two')
    expect((await store(papers('"https://law.example/gone.pdf"'))).problems).toHaveLength(2)
  })

  it('that are none are refused', async () => {
    const said = async (file: string) =>
      (await store(papers(file))).problems.map(({ path, message }) => `${path.join('.')}: ${message}`)
    expect(await said('picture.pdf')).toEqual([
      'documents.0.file.hu: picture.pdf: it is no PDF',
      'documents.0.file.en: picture.pdf: it is no PDF',
    ])
    expect((await said('lost.pdf'))[0]).toBe('documents.0.file.hu: lost.pdf: it cannot be read')
  })
})
