import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { exportOnixFile } from '../../commands/export.ts'
import { runCommand } from '../../commands/run-command.test-support.ts'
import type { Outcome } from '../import/report/outcome.ts'
import { importTrade } from '../import/service.ts'
import { onixFacts } from '../import/sources/onix/onix-facts.ts'
import { openOnix } from '../import/sources/onix/open-onix.ts'
import { tradeRecord } from '../import/trade.test-support.ts'
import type { TradeRecord, TradeResource } from '../import/trade-record.ts'
import { openShop, type TestShop } from '../orders/shop.test-support.ts'

const folder = mkdtempSync(join(tmpdir(), 'kolofon-export-'))
let shop: TestShop
beforeAll(async () => void (shop = await openShop()))
afterAll(async () => {
  await shop.close()
  rmSync(folder, { recursive: true })
})

const exportTo = async (name: string) => {
  const path = join(folder, name)
  const { text } = await runCommand(shop, exportOnixFile, [path], { json: true })
  return { path, summary: JSON.parse(text) as { books: number } }
}
const readBack = async (path: string) => {
  const outcomes: Outcome[] = []
  await importTrade(shop.services, await openOnix(path, await onixFacts(shop.services)), {
    dryRun: false,
    onOutcomes: async (some) => void outcomes.push(...some),
  })
  return outcomes
}
const countOf = async (condition: string) =>
  Number(
    (await shop.connection.pool.query<{ count: string }>(`select count(*) from variants where ${condition}`)).rows[0]
      ?.count,
  )

test('all books are written, and reading them back changes nothing', async () => {
  await shop.connection.pool.query(`update variants set active = false where id = (select min(id) from variants)`)
  await shop.connection.pool.query(
    `update products set subtitle = 'Ég & föld <i>„közt”</i>', age_from = 8, age_to = 12 where id = (select product_id from variants where format = 'paperback' order by id desc limit 1)`,
  )
  const { path, summary } = await exportTo('catalog.xml.gz')
  expect(summary.books).toBe(await countOf(`format <> 'package'`))
  const outcomes = await readBack(path)
  expect(outcomes).toHaveLength(summary.books)
  expect(
    outcomes.filter(
      ({ status, notes }) => status !== 'left' || notes.some(({ code }) => code !== 'other_record_leads'),
    ),
  ).toEqual([])
})

test('a book comes back as it went, without the copies of its supplier', async () => {
  const resources: TradeResource[] = [
    { kind: 'image', view: 'front', url: 'https://media.example/front.jpg' },
    { kind: 'image', view: 'back', url: 'https://media.example/back.jpg' },
    { kind: 'image', view: 'inside', url: 'https://media.example/page.jpg' },
    { kind: 'image', view: 'other', url: 'https://media.example/shelf.jpg' },
    { kind: 'sample', view: null, url: 'https://media.example/sample.pdf' },
    { kind: 'document', view: null, url: 'https://media.example/guide.pdf' },
    { kind: 'video', view: null, url: 'https://youtu.be/aqz-KE-bpKQ' },
  ]
  const credit = (hu: string, en: string, sort: string, isCorporate = false) => ({
    codes: ['A36', 'A43'],
    name: { hu, en, sort, isCorporate },
    unnamed: null,
  })
  const quote = { hu: 'Kitűnő & „ritka”.', en: 'Excellent & "rare".' }
  const [writer] = tradeRecord().about.contributors
  if (!writer) throw new Error('The record has no author.')
  const record = tradeRecord({
    sku: 'KLF-77',
    supply: { ...tradeRecord().supply, suppliers: [{ name: 'Nagyker', copies: 40, leadDays: 3 }] },
    texts: {
      ...tradeRecord().texts,
      resources,
      collateral: {
        contents: { hu: 'Első fejezet\n\nMásodik fejezet', en: 'Chapter one\n\nChapter two' },
        reviews: [
          { type: '06', text: quote, author: 'Nagy Béla', source: 'Minta Lap' },
          { type: '07', text: { hu: 'Jó.', en: 'Jó.' }, author: null, source: null },
        ],
        prizes: [{ name: { hu: 'Próba-díj', en: 'Próba-díj' }, year: '1995', country: 'HU', code: '01' }],
      },
    },
    about: {
      title: 'A lámpás II.',
      part: 'II.',
      originalTitle: 'Die Laterne',
      contributors: [
        {
          ...writer,
          name: { hu: 'Lámpás Ödön', en: 'Ödön Lámpás' },
          sortName: 'Lámpás Ödön',
          codes: 'A01 A38',
          isni: '0000000121032683',
          biography: { hu: 'Tanító volt.', en: 'He was a teacher.' },
        },
      ],
      series: { key: 'probasor', title: { hu: 'Próbasor', en: 'Próbasor' }, number: 4 },
      minutes: null,
      edition: {
        number: 2,
        statement: { hu: 'Második, javított', en: 'Second, corrected' },
        types: ['REV', 'ILL'],
      },
      facts: {
        titles: [{ type: '01', language: 'en', title: 'The Lamp', subtitle: 'A novel' }],
        credits: [
          credit('Jane Smith', 'Jane Smith', 'Smith Jane'),
          credit('Vincent van Gogh', 'Vincent van Gogh', 'van Gogh Vincent'),
          credit('Leonardo da Vinci', 'Leonardo da Vinci', 'Leonardo da Vinci'),
          credit('Martin Luther King, Jr.', 'Martin Luther King, Jr.', 'King Martin Luther'),
          credit('Dr. Próba Mór', 'Dr. Mór Próba', 'Próba Mór'),
          credit('University of Oxford', 'University of Oxford', 'Oxford, University of', true),
          { codes: ['A01'], name: null, unnamed: '03' },
        ],
        series: [{ title: 'Sárga könyvek', number: '12. kötet' }],
      },
    },
  })
  const outcomes: Outcome[] = []
  const records = (async function* () {
    yield { record, notes: [] }
  })()
  await importTrade(
    shop.services,
    { sender: 'test', records, progress: () => 1 },
    { dryRun: false, onOutcomes: async (some) => void outcomes.push(...some) },
  )
  expect(outcomes).toMatchObject([{ status: 'added' }])
  const { path } = await exportTo('one.xml')
  const source = await openOnix(path, await onixFacts(shop.services))
  expect(source.sender).toBe('Kolofon')
  const found: TradeRecord[] = []
  for await (const item of source.records) if ('record' in item && item.record.sku === 'KLF-77') found.push(item.record)
  const [person] = record.about.contributors
  expect(found).toEqual([
    {
      ...record,
      reference: 'KLF-77',
      about: { ...record.about, contributors: [{ ...person, key: 'odon-lampas' }] },
      related: { work: 'odon-lampas-die-laterne', workKeys: [], formats: [], replacedBy: [] },
      supply: { ...record.supply, suppliers: [] },
    },
  ])
})

test('what came back changes nothing', async () => {
  const { path } = await exportTo('again.xml')
  const outcomes = await readBack(path)
  expect(outcomes.find(({ reference }) => reference === 'KLF-77')).toMatchObject({ status: 'left', changes: [] })
})

test('a file that cannot be written is told of, and leaves no half file', async () => {
  await expect(exportTo('missing/catalog.xml')).rejects.toThrow('cannot be written')
  expect(() => readFileSync(join(folder, 'missing/catalog.xml'))).toThrow('ENOENT')
})
