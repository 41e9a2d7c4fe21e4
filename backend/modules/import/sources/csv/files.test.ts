import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { afterAll, describe, expect, test } from 'vitest'
import { asUtf16, encodeAs, hungarianText } from '../encoding/encoding.test-support.ts'
import { openCsv } from './open-csv.ts'

const folder = mkdtempSync(join(tmpdir(), 'kolofon-csv-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** What became of each line: its prices, or the code and the detail of its refusal; and the error at the end. */
const read = async (content: string | Buffer, map?: unknown) => {
  const file = join(folder, 'table.csv')
  writeFileSync(file, content)
  const lines: string[] = []
  const notes: string[] = []
  try {
    for await (const one of (await openCsv(file, map)).records) {
      if ('refusal' in one)
        lines.push(`line ${one.place?.line}: ${one.refusal.code} ${one.refusal.detail ?? ''}`.trim())
      else {
        const { about, supply } = one.record
        lines.push(about?.title ?? supply?.prices.map(({ gross, currency }) => `${gross} ${currency}`).join(', ') ?? '')
        notes.push(...one.notes.map(({ code, detail }) => `${code} ${detail}`))
      }
    }
    return { lines, notes, error: undefined }
  } catch (error) {
    return { lines, notes, error: error instanceof Error ? error.message : String(error) }
  }
}
const prices = (currency: 'HUF' | 'EUR', values: readonly string[], decimal?: '.' | ',') =>
  read(['sku;price', ...values.map((value, index) => `K-${index};${value}`)].join('\n'), {
    delimiter: ';',
    columns: { sku: 'sku', [`price${currency}`]: 'price' },
    ...(decimal && { decimal }),
  })

describe('numbers', () => {
  test.each([
    ['HUF', ['3.590,00', '990'], ['3590 HUF', '990 HUF']],
    ['HUF', ['1 490 Ft', '1\u00A0490,- Ft', '990 Ft.'], ['1490 HUF', '1490 HUF', '990 HUF']],
    ['HUF', ['3,590.00'], ['3590 HUF']],
    ['HUF', ['3.590', '12.990'], ['3590 HUF', '12990 HUF']],
    ['HUF', ['1.234.567'], ['1234567 HUF']],
    ['EUR', ['9,90', '1.250'], ['990 EUR', '125000 EUR']],
    ['EUR', ['9.90', '1,250'], ['990 EUR', '125000 EUR']],
    ['EUR', ['1.250', '12,5', '€ 7'], ['125000 EUR', '1250 EUR', '700 EUR']],
    ['EUR', ['0,500', '1,250'], ['50 EUR', '125 EUR']],
  ] as const)('%s %j is read by what the column proves', async (currency, values, expected) => {
    expect((await prices(currency, values)).lines).toEqual(expected)
  })

  test('a column that proves nothing is refused where it matters', async () => {
    expect((await prices('EUR', ['1.250', '12', '2,500'])).lines).toEqual([
      'line 2: number_ambiguous priceEUR: 1.250',
      '1200 EUR',
      'line 4: number_ambiguous priceEUR: 2,500',
    ])
  })

  test('a column with both ways of writing keeps what is certain', async () => {
    expect((await prices('EUR', ['9,90', '8.50', '1.250'])).lines).toEqual([
      '990 EUR',
      '850 EUR',
      'line 4: number_ambiguous priceEUR: 1.250',
    ])
  })

  test('the mapping decides, and is not stretched', async () => {
    expect((await prices('EUR', ['1.250', '9,90', '9.90'], ',')).lines).toEqual([
      '125000 EUR',
      '990 EUR',
      'line 4: bad_value priceEUR: 9.90',
    ])
    expect((await prices('HUF', ['3.590', '3,590', '3590.00', '9,90'], '.')).lines).toEqual([
      'line 2: bad_value priceHUF: 3.590',
      '3590 HUF',
      '3590 HUF',
      'line 5: bad_value priceHUF: 9,90',
    ])
  })

  test.each(['12.34.56', '1.2,3.4', '1,23,456', '--', '1e3', '-5', '٣'])('%s is no number', async (value) => {
    expect((await prices('HUF', [value])).lines).toEqual([`line 2: bad_value priceHUF: ${value}`])
  })

  test('copies with three digits behind a comma may be one or a thousand', async () => {
    expect(
      (await read('sku;stock\nA;1,000\nB;7', { delimiter: ';', columns: { sku: 'sku', stock: 'stock' } })).lines,
    ).toEqual(['line 2: number_ambiguous stock: 1,000', ''])
  })
})

describe('lists', () => {
  const found = async (cell: string) => {
    const file = join(folder, 'list.csv')
    writeFileSync(file, `isbn,title,publisher,kind\n9789630000017,Cím,Kiadó,${cell}\n`)
    const { records } = await openCsv(file, {
      columns: { isbn: 'isbn', title: 'title', publisher: 'publisher', categories: 'kind' },
      listSeparator: '/',
      values: { categories: { regény: 'magyar-proza', krimi: 'krimi/kaland', 'regény/vers': 'magyar-vers' } },
    })
    for await (const one of records) return 'record' in one ? one.record.about?.categories : one
    return undefined
  }

  test.each([
    ['regény', ['magyar-proza']],
    ['mese / regény', ['mese', 'magyar-proza']],
    ['krimi/ismeretlen', ['krimi', 'kaland', 'ismeretlen']],
    ['regény/vers', ['magyar-vers']],
  ])('%s is %j: the mapping names the whole cell or its parts', async (cell, expected) => {
    expect(await found(cell)).toEqual(expected)
  })
})

describe('encodings', () => {
  const table = (title: string): string =>
    `isbn,title,publisher,description\n9789630000017,${title},Próba,"${hungarianText}"\n`

  test('Windows-1250 is recognised, and noted', async () => {
    expect(await read(encodeAs(table('Tűz és víz'), 'windows-1250'))).toEqual({
      lines: ['Tűz és víz'],
      notes: ['encoding_differs windows-1250 instead of utf-8'],
      error: undefined,
    })
  })

  test('a mapping that names the encoding of last year is not believed', async () => {
    const map = {
      encoding: 'windows-1250',
      columns: { isbn: 'isbn', title: 'title', publisher: 'publisher' },
    }
    expect((await read(table('Tűz és víz'), map)).lines).toEqual(['Tűz és víz'])
    expect(await read(encodeAs(table('Tűz és víz'), 'windows-1250'), map)).toMatchObject({
      lines: ['Tűz és víz'],
      notes: [],
    })
  })

  test.each([
    ['le', '\uFEFF'],
    ['be', '\uFEFF'],
    ['le', ''],
  ] as const)('UTF-16%s with the mark "%s"', async (order, mark) => {
    expect((await read(asUtf16(table('Tűz és víz'), order, mark))).lines).toEqual(['Tűz és víz'])
  })

  test('one line with lost letters is refused, the others are read', async () => {
    const bad = Buffer.concat([
      Buffer.from('9789630000024,Tűz é'),
      Buffer.from([0xf5, 0x2c]),
      Buffer.from('Próba,szöveg\n'),
    ])
    const bytes = Buffer.concat([
      Buffer.from(table('Első')),
      bad,
      Buffer.from('9789630000031,K\uFFFDvek,Próba,\n9789630000048,Utolsó,Próba,\n'),
    ])
    expect((await read(bytes)).lines).toEqual(['Első', 'line 3: characters_lost', 'line 4: characters_lost', 'Utolsó'])
  })
})

describe('a file that cannot be read to its end', () => {
  const many = [
    'sku,priceHUF',
    ...Array.from({ length: 5_000 }, (_, index) => `K-${index},${1_000 + ((index * 7_919) % 9_000)}`),
  ]

  test('the lines before its early end are read', async () => {
    const packed = gzipSync(many.join('\n'))
    const { lines, error } = await read(packed.subarray(0, Math.floor(packed.length / 2)))
    expect(error).toBe('The compressed file ends too early.')
    expect(lines.length).toBeGreaterThan(1_000)
  })

  test('damage in the middle is named', async () => {
    const packed = gzipSync(many.join('\n'))
    packed.fill(0xff, Math.floor(packed.length / 2), Math.floor(packed.length / 2) + 400)
    const { lines, error } = await read(packed)
    expect(error).toBe('The compressed file is damaged.')
    expect(lines.length).toBeGreaterThan(100)
  })

  test('a quotation mark without its pair costs the rest, not what came before', async () => {
    const { lines, error } = await read(`${many.join('\n')}\nX,"${'1\n'.repeat(1_100_000)}`)
    expect(lines).toHaveLength(5_000)
    expect(error).toContain('Max Record Size')
  })

  test('a name that promises a compressed file does not matter', async () => {
    const file = join(folder, 'plain.csv.gz')
    writeFileSync(file, many.join('\n'))
    let count = 0
    for await (const one of (await openCsv(file, undefined)).records) if ('record' in one) count += 1
    expect(count).toBe(5_000)
  })
})
