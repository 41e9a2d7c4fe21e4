import fc from 'fast-check'
import { strFromU8, unzipSync } from 'fflate'
import { describe, expect, test } from 'vitest'
import { escapeText, unescapeText } from './csv/escape-text.ts'
import { writeCsv } from './csv/write-csv.ts'
import { readSheet } from './read-sheet.ts'
import type { WrittenCell } from './written-cell.ts'
import { columnLetters } from './xlsx/workbook-parts.ts'
import { writeXlsx } from './xlsx/write-xlsx.ts'

const rows: WrittenCell[][] = [
  ['ISBN', 'Ár'],
  ['978-615-9000-12-2', { value: 12.5, decimals: 2 }],
  ['a "b"; c, d', { value: 3490, decimals: 0 }],
]

describe('CSV', () => {
  test('Hungarian Excel gets a semicolon and a decimal comma, English Excel a comma and a point', () => {
    const text = (locale: 'hu' | 'en') => new TextDecoder('utf-8', { ignoreBOM: true }).decode(writeCsv(rows, locale))
    expect(text('hu')).toBe('\uFEFFISBN;Ár\r\n978-615-9000-12-2;12,50\r\n"a ""b""; c, d";3490\r\n')
    expect(text('en')).toBe('\uFEFFISBN,Ár\r\n978-615-9000-12-2,12.50\r\n"a ""b""; c, d",3490\r\n')
  })
})

describe('formulas', () => {
  const dangerous = [
    '=1+1',
    "'-1",
    "''=1",
    '+1',
    '-1',
    '@SUM(A1)',
    '\t=1',
    ' =1',
    '\r=1',
    '=HYPERLINK("http://a";"b")',
    '＝1',
  ]

  test.each(dangerous)('%j becomes a text', (text) => {
    expect(escapeText(text)).toBe(`'${text}`)
    expect(unescapeText(escapeText(text))).toBe(text)
    for (const locale of ['hu', 'en'] as const) {
      const cell = new TextDecoder().decode(writeCsv([[text]], locale)).trimEnd()
      expect(cell).toMatch(/^"?'/)
    }
  })

  test('no text of a workbook is a formula', () => {
    const parts = unzipSync(writeXlsx([dangerous, dangerous], 'A', []))
    const sheet = strFromU8(parts['xl/worksheets/sheet1.xml'] ?? new Uint8Array())
    expect(sheet).not.toContain('<f')
    expect(sheet.match(/t="inlineStr"/g)).toHaveLength(dangerous.length * 2)
    expect(sheet).not.toMatch(/<t[^>]*>\s*[=+\-@＝]/)
  })
})

test('columns have letters', () => {
  expect([0, 25, 26, 51, 52, 701, 702].map(columnLetters)).toEqual(['A', 'Z', 'AA', 'AZ', 'BA', 'ZZ', 'AAA'])
})

/** Texts as a reader sees them: no space at the ends, one line. */
const text = fc
  .string({ unit: 'grapheme', minLength: 1, maxLength: 60 })
  .map((one) => one.replaceAll(/[\p{Cc}\s]+/gu, ' ').trim())
  .filter((one) => one !== '' && !/^="[^"]*"$/.test(one))
const table = fc.array(fc.tuple(text, text, fc.integer({ min: 1, max: 999 })), { minLength: 1, maxLength: 20 })

test('what is written is read again, in both formats and languages', async () => {
  await fc.assert(
    fc.asyncProperty(table, async (lines) => {
      const written: WrittenCell[][] = lines.map(([a, b, value]) => [a, b, { value, decimals: 0 }])
      const head: WrittenCell[] = ['Könyv', 'Kód', 'Mennyiség']
      for (const bytes of [
        writeCsv([head, ...written], 'hu'),
        writeCsv([head, ...written], 'en'),
        writeXlsx([head, ...written], 'Kosár', [20, 20, 10]),
      ]) {
        const read = await readSheet(bytes, 100)
        const texts = read.ok ? read.value.map(({ cells }) => cells.map((cell) => cell.text)) : read
        const expected = lines.map(([a, b, value]) => [a, b, String(value)])
        expect(Array.isArray(texts) && texts.slice(1)).toEqual(expected)
      }
    }),
    { numRuns: 100 },
  )
})

test('no bytes make the reader throw', async () => {
  const begin = fc.constantFrom([], [0x50, 0x4b, 3, 4], [0xff, 0xfe], [0xef, 0xbb, 0xbf])
  await fc.assert(
    fc.asyncProperty(begin, fc.uint8Array({ maxLength: 400 }), async (start, rest) => {
      const read = await readSheet(new Uint8Array([...start, ...rest]), 100)
      expect(read.ok || read.code).toBeTruthy()
    }),
    { numRuns: 500 },
  )
})

test('no damage of a workbook makes the reader throw', async () => {
  const whole = writeXlsx(rows, 'A', [10, 10])
  const places = fc.array(fc.tuple(fc.nat(whole.length - 1), fc.nat(255)), { minLength: 1, maxLength: 8 })
  await fc.assert(
    fc.asyncProperty(places, async (changes) => {
      const bytes = whole.slice()
      for (const [place, byte] of changes) bytes[place] = byte
      const read = await readSheet(bytes, 100)
      expect(read.ok || read.code).toBeTruthy()
    }),
    { numRuns: 300 },
  )
})
