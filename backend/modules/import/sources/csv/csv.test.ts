import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { afterAll, describe, expect, it } from 'vitest'
import type { ReadRecord } from '../../apply/batch.ts'
import type { UnreadableRecord } from '../../source.ts'
import { openCsv } from './open-csv.ts'

const folder = mkdtempSync(join(tmpdir(), 'kolofon-csv-'))
afterAll(() => rmSync(folder, { recursive: true }))

const read = async (content: string | Buffer, map?: unknown): Promise<(ReadRecord | UnreadableRecord)[]> => {
  const file = join(folder, 'titles.csv')
  writeFileSync(file, content)
  const found: (ReadRecord | UnreadableRecord)[] = []
  for await (const { place: _place, ...one } of (await openCsv(file, map)).records) found.push(one)
  return found
}

/** The format in which a Hungarian publisher's spreadsheet program saves. */
const mapping = {
  sender: 'Próba Kiadó',
  encoding: 'windows-1250',
  delimiter: ';',
  listSeparator: '/',
  decimal: ',',
  columns: {
    isbn: 'ISBN',
    title: 'Cím',
    authors: 'Szerző',
    format: 'Kötés',
    publishedOn: 'Megjelenés',
    publisher: 'Kiadó',
    priceHUF: 'Ár',
    originalPriceHUF: 'Bolti ár',
    stock: 'Készlet',
    description: 'Ismertető',
    categories: 'Műfaj',
  },
  values: { format: { kartonált: 'paperback', keménytáblás: 'hardback' }, categories: { regény: 'magyar-proza' } },
  defaults: { language: 'hu', vatRate: '5' },
}
/** Letters that have the same codes in Windows-1250 and Latin-1: õ for ő and û for ű. */
const inWindows1250 = (text: string): Buffer => Buffer.from(text.replaceAll('ő', 'õ').replaceAll('ű', 'û'), 'latin1')
const line = (parts: Partial<Record<string, string>> = {}): string =>
  Object.values({
    isbn: '978-963-00-0001-7',
    title: 'A kőszívű ember fiai',
    author: 'Jókai Mór/Kovács, Anna',
    format: 'keménytáblás',
    date: '2024. 3. 5.',
    publisher: 'Próba',
    price: '3 590,00 Ft',
    full: '3.990',
    stock: '12',
    text: '"Egy; kettő"',
    category: 'regény',
    ...parts,
  }).join(';')
const headings = 'ISBN;Cím;Szerző;Kötés;Megjelenés;Kiadó;Ár;Bolti ár;Készlet;Ismertető;Műfaj'
const table = (...lines: string[]): Buffer => inWindows1250([headings, ...lines].join('\r\n'))

describe('a table with a mapping', () => {
  it('becomes whole records, with its own encoding, names, numbers and dates', async () => {
    const [one] = await read(table(line()), mapping)
    expect(one).toMatchObject({
      record: {
        reference: '9789630000017',
        notice: 'put',
        isbn: '9789630000017',
        sku: '9789630000017',
        about: {
          format: 'hardback',
          title: 'A kőszívű ember fiai',
          language: 'hu',
          categories: ['magyar-proza'],
          contributors: [
            { name: { hu: 'Jókai Mór', en: 'Mór Jókai' }, sortName: 'Jókai Mór', role: 'author' },
            { name: { hu: 'Kovács Anna', en: 'Anna Kovács' }, role: 'author' },
          ],
        },
        texts: { lead: { hu: '', en: '' }, description: { hu: 'Egy; kettő', en: 'Egy; kettő' } },
        publishing: { publisher: { key: 'proba', name: 'Próba' }, publishedOn: '2024-03-05', isActive: true },
        supply: { vatRate: 5, prices: [{ currency: 'HUF', gross: 3590, originalGross: 3990 }], onHand: 12 },
      },
    })
  })

  it('refuses a bad line and reads on', async () => {
    const found = await read(
      table(
        line({ isbn: '978-963-00-0001-8' }),
        line({ price: 'tíz' }),
        line({ format: 'bögre' }),
        line({ date: '2024.02.30.' }),
        line({ title: '' }),
        `${line()};több`,
        line(),
      ),
      mapping,
    )
    expect(found.map((one) => ('refusal' in one ? `${one.refusal.code} ${one.refusal.detail}` : 'read'))).toEqual([
      'bad_value isbn: 978-963-00-0001-8',
      'bad_value priceHUF: tíz',
      'format_not_sold bögre',
      'bad_value publishedOn: 2024.02.30.',
      'missing title',
      'bad_value 12 cells instead of 11',
      'read',
    ])
  })

  it('that does not fit lists all errors', async () => {
    await expect(read(table(line()), { columns: { isbn: 'ISBN', priceHUF: 'Eladási ár' } })).rejects.toThrow(
      'no column ISBN, Eladási ár',
    )
    await expect(read('a', { columns: { title: 'a' }, color: 'red' })).rejects.toThrow(
      /color[\s\S]*isbn, sku and reference/,
    )
    await expect(read('a', { encoding: 'klingon', columns: { sku: 'a' } })).rejects.toThrow(
      'There is no encoding klingon.',
    )
    await expect(read('')).rejects.toThrow('The file is empty.')
  })
})

describe('a table with the names of the fields', () => {
  it('of prices and stock alone is an update of that block', async () => {
    const found = await read('\uFEFFsku,priceEUR,stock\nKLF-1,9.90,3\nKLF-2,,0\n')
    expect(found).toEqual([
      {
        record: {
          reference: 'KLF-1',
          notice: 'patch',
          isbn: null,
          sku: 'KLF-1',
          supply: {
            vatRate: null,
            prices: [{ currency: 'EUR', gross: 990, originalGross: null }],
            ended: [],
            onHand: 3,
            suppliers: [],
          },
        },
        notes: [],
      },
      {
        record: {
          reference: 'KLF-2',
          notice: 'patch',
          isbn: null,
          sku: 'KLF-2',
          supply: { vatRate: null, prices: [], ended: [], onHand: 0, suppliers: [] },
        },
        notes: [],
      },
    ])
  })

  it('is not read further if a cell has no end, however small the compressed file is', async () => {
    const file = join(folder, 'bomb.csv.gz')
    const endless = gzipSync(Buffer.concat([Buffer.from('sku,stock\n"'), Buffer.alloc(100_000_000, 'x')]))
    expect(endless.length).toBeLessThan(200_000)
    writeFileSync(file, endless)
    const before = process.memoryUsage().rss
    const { records } = await openCsv(file, undefined)
    await expect(records[Symbol.asyncIterator]().next()).rejects.toThrow(/Max Record Size/)
    expect(process.memoryUsage().rss - before).toBeLessThan(64_000_000)
  })

  it('takes a book off sale by a word', async () => {
    const found = await read('isbn,title,publisher,active\n9789630000017,Cím,Kiadó,nem\n')
    expect(found).toMatchObject([{ record: { publishing: { isActive: false } } }])
  })
})

describe('copies of a supplier', () => {
  const head = 'isbn,stock,supplierStock,supplierDays,supplier'
  const supplyOf = async (cells: string, map?: unknown) => {
    const [found] = await read(`${head}\n9789630000017,${cells}\n`, map)
    return found && 'record' in found ? found.record.supply : found
  }

  it('stand apart from our own', async () => {
    expect(await supplyOf('2,40,3,Raktár Zrt.')).toMatchObject({
      onHand: 2,
      suppliers: [{ name: 'Raktár Zrt.', copies: 40, leadDays: 3 }],
    })
  })

  it('are those of the sender where no supplier is named, and need no days', async () => {
    expect(await supplyOf(',0,,')).toMatchObject({
      onHand: null,
      suppliers: [{ name: 'csv', copies: 0, leadDays: null }],
    })
    expect(await supplyOf('7,,,')).toMatchObject({ onHand: 7, suppliers: [] })
  })

  it.each([
    ['2,-1,3,', 'supplierStock: -1'],
    ['2,1,0,', 'supplierDays: 0'],
    ['2,1,5000,', 'supplierDays: 5000'],
  ])('%s is refused', async (cells, detail) => {
    expect(await supplyOf(cells)).toMatchObject({ refusal: { code: 'bad_value', detail } })
  })
})
