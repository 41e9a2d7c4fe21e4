import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { importCsv, importOnix } from '../../commands/import.ts'
import { runCommand } from '../../commands/run-command.test-support.ts'
import { openShop, type TestShop } from '../orders/shop.test-support.ts'
import type { ReadRecord } from './apply/batch.ts'
import { brokenChecks, rowsOf, variantOf } from './import.test-support.ts'
import type { Outcome } from './report/outcome.ts'
import { importTrade } from './service.ts'
import { encodeAs, hungarianText } from './sources/encoding/encoding.test-support.ts'
import { message, product } from './sources/onix/onix.test-support.ts'
import type { UnreadableRecord } from './source.ts'
import { tradeRecord } from './trade.test-support.ts'

const folder = mkdtempSync(join(tmpdir(), 'kolofon-files-'))
let shop: TestShop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(async () => {
  await shop.close()
  rmSync(folder, { recursive: true })
})

const report = join(folder, 'report.jsonl')
const importFile = async (command: typeof importOnix, content: string | Buffer, json = false) => {
  const file = join(folder, 'file')
  writeFileSync(file, content)
  const { code, text } = await runCommand(shop, command, [file], { report, json })
  const lines = readFileSync(report, 'utf8').trim().split('\n')
  const page = readFileSync(join(folder, 'report.html'), 'utf8')
  return { code, text, lines: lines.map((line) => JSON.parse(line) as Record<string, unknown>), page }
}
const lastAudit = async () => (await rowsOf(shop, 'select action, detail from audit_log order by id desc limit 1'))[0]
const announced = async () =>
  (await rowsOf(shop, 'select tags from announcements order by at, xact')).flatMap(({ tags }) => tags as string[])

const books = ['9789639999992', '9789639999985', '9789639999978'].map((isbn, index) =>
  product(`file-${index + 1}`, { isbn, title: `Egészen más könyv ${index + 1}` }),
)

describe('the report of a file', () => {
  test('has the records in the order of the file, with number and line, and a page beside it', async () => {
    const broken = '\n<Product><RecordReference>broken</RecordReference><Note>&nosuch;</Note></Product>'
    const xml = message(`${books[0]}${broken}${books[1]}`)
    const { code, text, lines, page } = await importFile(importOnix, xml)
    expect(code).toBe(1)
    const lineOf = (part: string) => xml.slice(0, xml.indexOf(part)).split('\n').length
    expect(lines).toMatchObject([
      { number: 1, line: 3, reference: 'file-1', status: 'added', title: 'Egészen más könyv 1' },
      { number: 2, line: lineOf(broken) + 1, reference: 'broken', status: 'refused', notes: [{ code: 'unreadable' }] },
      { number: 3, reference: 'file-2', status: 'added' },
    ])
    expect(text).toContain('2 new, 1 refused.')
    expect(text).toMatch(/refused, unreadable: 1, first line \d+, broken, line \d+, column \d+: undefined entity/)
    expect(page).toContain('2 new, 1 refused')
  })

  test('has a line for each changed field, with the old and the new value', async () => {
    const changed = (books[0] ?? '')
      .replace('<Subtitle>Regény', '<Subtitle>Novella')
      .replaceAll('>4990<', '>5490<')
      .replaceAll('>3990<', '>4290<')
      .replace('<OnHand>14', '<OnHand>9')
      .replace('Próba Könyvek', 'Más Könyvek')
    const { lines, text, page } = await importFile(importOnix, message(changed))
    expect(lines[0]).toMatchObject({
      number: 1,
      status: 'changed',
      changes: expect.arrayContaining(['subtitle', 'supplied']) as unknown,
    })
    expect(lines.slice(1)).toEqual(
      expect.arrayContaining([
        {
          number: 1,
          line: 3,
          reference: 'file-1',
          isbn: '9789639999992',
          field: 'subtitle',
          from: 'Regény',
          to: 'Novella',
        },
        {
          number: 1,
          line: 3,
          reference: 'file-1',
          isbn: '9789639999992',
          field: 'publisherId',
          from: expect.anything() as unknown,
          to: 'Más Könyvek',
        },
        {
          number: 1,
          line: 3,
          reference: 'file-1',
          isbn: '9789639999992',
          field: 'price HUF',
          from: '3990',
          to: '4290',
        },
        { number: 1, line: 3, reference: 'file-1', isbn: '9789639999992', field: 'supplied', from: '14', to: '9' },
      ]),
    )
    expect(text).toContain('1 changed; 1 price up.')
    expect(page).toContain('<td class="n">3990</td><td class="n">4290</td>')
  })

  test('of a table names its lines and the categories that the shop does not have', async () => {
    const { lines } = await importFile(
      importCsv,
      'isbn,title,publisher,publishedOn,categories,priceHUF\n\n9789639999961,Táblázatból,Próba,2020,magyar-proza;nincs-ilyen,"3.590"\n9789630000018,Hibás,Próba,2020,,1\n',
    )
    expect(lines).toMatchObject([
      { number: 1, line: 3, status: 'added', notes: [{ code: 'category_unknown', detail: 'nincs-ilyen' }] },
      { number: 2, line: 4, status: 'refused' },
    ])
    expect(
      await rowsOf(
        shop,
        `select gross from prices p join variants v on v.id = p.variant_id where isbn = '9789639999961'`,
      ),
    ).toEqual([{ gross: 3590 }])
  })
})

describe('a file as it is', () => {
  test('in Windows-1250 that says UTF-8 leads to right letters in the shop', async () => {
    const xml = message(
      product('enc-1', {
        isbn: '9789639999954',
        title: 'Tűzről pattant őzike',
        extra: `<Note>${hungarianText}</Note>`,
      }),
    )
    const { lines } = await importFile(importOnix, encodeAs(xml, 'windows-1250'))
    expect(lines[0]).toMatchObject({
      status: 'added',
      notes: expect.arrayContaining([{ code: 'encoding_differs', detail: 'windows-1250 instead of utf-8' }]) as unknown,
    })
    expect(await variantOf(shop, 'enc-1')).toMatchObject({ title: 'Tűzről pattant őzike' })
  })

  test('that ends early is imported as far as it goes, with an entry in the audit log', async () => {
    const { code, text, lines } = await importFile(importOnix, message(`${books[2]}${books[0]}`).slice(0, -900))
    expect(code).toBe(1)
    expect(lines.map(({ status }) => status)).toEqual(['added', 'refused'])
    expect(text).toMatch(/^The file is broken\. The records before the error were imported\. Line \d+: the file ends/)
    expect(await lastAudit()).toMatchObject({
      action: 'import.onix',
      detail: { counts: { added: 1 }, broken: expect.stringContaining('ends') as unknown },
    })
  })

  test('never brings a replacement character into the shop', async () => {
    await importFile(importOnix, message(product('lost-1', { isbn: '9789639999947', title: 'K\uFFFDnyv' })))
    expect(await rowsOf(shop, `select id from products where title like '%' || chr(65533) || '%'`)).toEqual([])
    expect(await variantOf(shop, 'lost-1')).toBeUndefined()
  })
})

describe('an import that is stopped', () => {
  const unreadable: UnreadableRecord = { reference: 'u', isbn: null, refusal: { code: 'unreadable' } }
  const good = (reference: string): ReadRecord => ({
    record: tradeRecord({ reference, isbn: null, sku: reference, about: { title: `Megállt ${reference}` } }),
    notes: [],
  })
  const importAll = async (items: readonly (ReadRecord | UnreadableRecord)[], ctx = shop.services, error?: Error) => {
    const outcomes: Outcome[] = []
    const records = (async function* () {
      yield* items
      if (error) throw error
    })()
    const summary = await importTrade(
      ctx,
      { sender: 'stopped', records, progress: () => 1 },
      { dryRun: false, onOutcomes: async (some) => void outcomes.push(...some), pauses: [0, 0] },
    )
    return { ...summary, outcomes }
  }

  test('by any error counts and announces what was written', async () => {
    const before = (await announced()).length
    const { counts, stopped, broken, isAnnounced } = await importAll(
      [good('stop-1')],
      shop.services,
      new Error('disk is gone'),
    )
    expect({ counts, stopped, broken, isAnnounced }).toEqual({
      counts: { added: 1, changed: 0, left: 0, refused: 0 },
      stopped: 'disk is gone',
      broken: undefined,
      isAnnounced: true,
    })
    expect((await announced()).slice(before)).toEqual(expect.arrayContaining(['catalog', 'categories']))
    expect(await variantOf(shop, 'stop-1')).toBeDefined()
  })

  /** A database that is away from the second batch on, for so many calls. */
  const awayFor = (calls: number) => {
    let batches = 0
    let left = calls
    const isAway = (): boolean => batches > 1 && left-- > 0
    const fail = () =>
      Promise.reject(Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED', syscall: 'connect' }))
    const db = new Proxy(shop.services.db, {
      get: (target, name) => {
        if (name === 'transaction') batches += 1
        const value: unknown = Reflect.get(target, name)
        if (name === 'transaction' && isAway()) return fail
        if (name === 'insert' && isAway()) return () => ({ values: fail })
        return typeof value === 'function' ? value.bind(target) : value
      },
    })
    return { ...shop.services, db }
  }
  const twoBatches = (name: string) => [
    good(`${name}-1`),
    ...Array.from({ length: 999 }, () => unreadable),
    good(`${name}-2`),
  ]

  test('by a database that goes away ends with a summary, and announces when it is back', async () => {
    const before = (await announced()).length
    const { counts, stopped, isAnnounced, outcomes } = await importAll(twoBatches('away'), awayFor(2))
    expect(counts).toEqual({ added: 1, changed: 0, left: 0, refused: 999 })
    expect(stopped).toContain('ECONNREFUSED')
    expect(isAnnounced).toBe(true)
    expect((await announced()).slice(before)).toEqual(expect.arrayContaining(['catalog']))
    expect(outcomes.map(({ place }) => place?.number)).toEqual(Array.from({ length: 1_000 }, (_, index) => index + 1))
    expect(await variantOf(shop, 'away-2')).toBeUndefined()
  })

  test('by a database that stays away says that nobody was told', async () => {
    expect(await importAll(twoBatches('gone'), awayFor(99))).toMatchObject({ counts: { added: 1 }, isAnnounced: false })
    expect(await brokenChecks(shop)).toEqual([])
  })
})
