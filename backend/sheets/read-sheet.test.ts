import { strToU8, zipSync } from 'fflate'
import { describe, expect, test } from 'vitest'
import { readSheet } from './read-sheet.ts'
import { sheetXml, workbookOf } from './workbook.test-support.ts'
import { writeXlsx } from './xlsx/write-xlsx.ts'

const max = 1_000
const isbn = '9786159000122'

const textsOf = async (bytes: Uint8Array) => {
  const read = await readSheet(bytes, max)
  if (!read.ok) return read.code
  return read.value.map(({ row, cells }) => [
    row,
    ...cells.map(({ text, isFormula }) => (isFormula ? `=${text}` : text)),
  ])
}

const utf8 = (text: string) => new TextEncoder().encode(text)

describe('XLSX', () => {
  test('the first visible sheet, with its row numbers and without empty rows', async () => {
    const sheet = sheetXml([['ISBN', 'db'], [], [isbn, 3], [' ', ''], [9_786_159_000_122, 2]])
    expect(await textsOf(workbookOf(sheet))).toEqual([
      [1, 'ISBN', 'db'],
      [3, isbn, '3'],
      [5, isbn, '2'],
    ])
  })

  test('shared texts, rich texts, long numbers, gaps between cells, and a prefix before the names', async () => {
    const sheet = `<x:worksheet xmlns:x="a"><x:sheetData>
      <x:row r="7"><x:c r="B7" t="s"><x:v>1</x:v></x:c><x:c r="D7"><x:v>9.786159000122E12</x:v></x:c></x:row>
      <x:row r="9"><x:c r="A9" t="s"><x:v>0</x:v></x:c><x:c r="B9"><x:v>3.0</x:v></x:c></x:row>
    </x:sheetData></x:worksheet>`
    const strings = `<sst><si><t>Édes </t><rPh sb="0"><t>ignored</t></rPh></si><si><r><t>Háború </t></r><r><t>és béke</t></r></si></sst>`
    expect(await textsOf(workbookOf(sheet, { 'xl/sharedStrings.xml': strings }))).toEqual([
      [7, '', 'Háború és béke', '', isbn],
      [9, 'Édes', '3'],
    ])
  })

  test('a formula is never computed, and says that it is one', async () => {
    const sheet = sheetXml([[{ xml: '<c><f>1+1</f><v>2</v></c>' }, { xml: '<c t="str"><f>CMD()</f><v>x</v></c>' }]])
    expect(await textsOf(workbookOf(sheet))).toEqual([[1, '=2', '=x']])
  })

  test('what the shop writes', async () => {
    const rows = [
      ['ISBN', 'Cím', 'Mennyiség'],
      ['978-615-9000-12-2', 'Űrodüsszeia & „egyéb” <b>', { value: 2, decimals: 0 }],
    ]
    expect(await textsOf(writeXlsx(rows, 'Kosár', [20, 20, 10]))).toEqual([
      [1, 'ISBN', 'Cím', 'Mennyiség'],
      [2, '978-615-9000-12-2', 'Űrodüsszeia & „egyéb” <b>', '2'],
    ])
  })
})

describe('CSV', () => {
  const expected = [
    [1, 'ISBN', 'Cím', 'Mennyiség'],
    [2, isbn, 'Sötét; ködös "őr" és űr', '3'],
  ]
  const text = (separator: string) =>
    ['ISBN', 'Cím', 'Mennyiség'].join(separator) + `\r\n${isbn}${separator}"Sötét; ködös ""őr"" és űr"${separator}3\r\n`

  test.each([';', ',', '\t'])('with the separator „%s”', async (separator) => {
    expect(await textsOf(utf8(text(separator)))).toEqual(expected)
    expect(await textsOf(utf8(`\uFEFF${text(separator)}`))).toEqual(expected)
  })

  test("Excel's line that names the separator", async () => {
    expect(await textsOf(utf8(`sep=;\r\n${isbn};3`))).toEqual([[2, isbn, '3']])
  })

  test('Windows-1250 and UTF-16, as a Hungarian Excel writes them', async () => {
    const windows = new Uint8Array([...`${isbn};T`].map((sign) => sign.charCodeAt(0)).concat(0xfb, 0xf5, 0x3b, 0x32))
    expect(await textsOf(windows)).toEqual([[1, isbn, 'Tűő', '2']])
    const wide = Buffer.from(`\uFEFF${text('\t')}`, 'utf16le')
    expect(await textsOf(wide)).toEqual(expected)
    expect(await textsOf(Buffer.from(wide).swap16())).toEqual(expected)
  })

  test('a formula is marked; a constant in the form of one is its text', async () => {
    expect(await textsOf(utf8(`"=""${isbn}""";=1+1;'=x;-3`))).toEqual([[1, isbn, '==1+1', '=x', '-3']])
  })
})

describe('refused', () => {
  const nothing = new Uint8Array()
  const zip = (files: Record<string, string>) =>
    new Uint8Array(zipSync(Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)]))))
  /** Says in both places of the ZIP file that the largest part has another size. */
  const withDeclaredSize = (bytes: Uint8Array, real: number, declared: number): Uint8Array => {
    const changed = Buffer.from(bytes)
    for (let at = 0; at < changed.length - 4; at++)
      if (changed.readUInt32LE(at) === real) changed.writeUInt32LE(declared, at)
    return changed
  }
  const bomb = sheetXml([['a'.repeat(50_000_000)]])
  const encrypted = Buffer.from(workbookOf(sheetXml([[isbn, 1]])))
  for (let at = 0; at < encrypted.length - 4; at++) {
    if (encrypted.readUInt32LE(at) === 0x04034b50) encrypted.writeUInt16LE(1, at + 6)
    if (encrypted.readUInt32LE(at) === 0x02014b50) encrypted.writeUInt16LE(1, at + 8)
  }

  test.each<[string, Uint8Array, string]>([
    ['nothing', nothing, 'file_empty'],
    ['spaces only', utf8(' \r\n ;; \r\n'), 'file_empty'],
    ['an empty sheet', workbookOf(sheetXml([])), 'file_empty'],
    ['a picture', new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0]), 'file_type_unknown'],
    ['another ZIP file', zip({ 'word/document.xml': '<a/>' }), 'file_type_unknown'],
    ['a ZIP file without files', zip({}), 'file_type_unknown'],
    [
      'the format before 2007, or a password',
      new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1, 0]),
      'file_protected',
    ],
    ['encrypted parts', encrypted, 'file_protected'],
    ['half a workbook', workbookOf(sheetXml([[isbn, 1]])).slice(0, 300), 'file_damaged'],
    ['broken XML', workbookOf('<worksheet><row><c></row>'), 'file_damaged'],
    [
      'XML that is not UTF-8',
      workbookOf('', { 'xl/worksheets/sheet2.xml': new Uint8Array([0x3c, 0x61, 0xff, 0x3e]) }),
      'file_damaged',
    ],
    ['a document type', workbookOf(`<!DOCTYPE a [<!ENTITY b "c">]>${sheetXml([[isbn, 1]])}`), 'file_damaged'],
    ['elements in elements', workbookOf('<a>'.repeat(100) + '</a>'.repeat(100)), 'file_damaged'],
    [
      'a tag with too many attributes',
      workbookOf(`<a ${Array.from({ length: 60_000 }, (_, index) => `b${index}="1"`).join(' ')}/>`),
      'file_damaged',
    ],
    ['a text without end', workbookOf(`<a>${'b'.repeat(1_000_000)}</a>`), 'file_damaged'],
    ['a sheet that is missing', workbookOf('', { 'xl/_rels/workbook.xml.rels': '<Relationships/>' }), 'file_damaged'],
    ['a bomb that says so', workbookOf(bomb), 'file_too_large'],
    ['a bomb that says something else', withDeclaredSize(workbookOf(bomb), bomb.length, 4_000), 'file_damaged'],
    [
      'too many parts',
      zip(Object.fromEntries(Array.from({ length: 1_001 }, (_, index) => [`p${index}`, '']))),
      'file_too_large',
    ],
    [
      'a million rows',
      workbookOf(`<worksheet>${'<row><c><v>1</v></c></row>'.repeat(1_000_000)}</worksheet>`),
      'file_too_large',
    ],
    [
      'eight hundred thousand empty rows',
      workbookOf(`<worksheet>${'<row/>'.repeat(800_000)}</worksheet>`),
      'file_empty',
    ],
    ['fifty thousand rows', workbookOf(sheetXml(Array.from({ length: 50_000 }, () => [isbn, 1]))), 'too_many_lines'],
    ['sixty thousand lines', utf8(`${isbn};1\n`.repeat(60_000)), 'too_many_lines'],
    ['a quotation mark without end', utf8(`"${'a;\n'.repeat(100_000)}`), 'file_damaged'],
  ])('%s', async (_name, bytes, code) => {
    expect(await textsOf(bytes)).toBe(code)
  })

  test('a thousand rows pass, one more does not', async () => {
    const rows = (count: number) => utf8(`${isbn};1\n`.repeat(count))
    expect(await textsOf(rows(max))).toHaveLength(max)
    expect(await readSheet(rows(max + 1), max)).toMatchObject({ code: 'too_many_lines', params: { max } })
  })
})

test('other work goes on while a large file is read', async () => {
  const empty = workbookOf(`<worksheet>${'<row></row>'.repeat(400_000)}</worksheet>`)
  const long = utf8(`${';'.repeat(49)}\n`.repeat(19_000))
  for (const [bytes, leastTurns] of [
    [empty, 150],
    [long, 50],
  ] as const) {
    let turns = 0
    let isRead = false
    const count = () => {
      turns += 1
      if (!isRead) setImmediate(count)
    }
    setImmediate(count)
    expect(await readSheet(bytes, max)).toMatchObject({ code: 'file_empty' })
    isRead = true
    expect(turns).toBeGreaterThan(leastTurns)
  }
})
