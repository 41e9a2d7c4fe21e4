import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openShop, type TestShop } from '../orders/shop.test-support.ts'
import { brokenChecks, rowsOf, runImport } from './import.test-support.ts'
import { openGutenberg } from './sources/gutenberg/open-gutenberg.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())

describe('the Gutenberg catalog', () => {
  const folder = mkdtempSync(join(tmpdir(), 'kolofon-import-'))
  const file = join(folder, 'books.csv')
  const lines = [
    'id,title,language,authors,subjects,lcc,shelves,rights',
    `11,Alice's Adventures in Wonderland,en,"Carroll, Lewis|1832|1898",Fantasy fiction;Imaginary places -- Juvenile fiction,PR;PZ,Novels,public-domain`,
    '18365,Az arany szalamandra,hu,"Donászy, Ferenc|1858|1923",Fiction,PH,Novels,public-domain',
    '16,Peter Pan : $b [Peter and Wendy],en,"Barrie, J. M. (James Matthew)|1860|1937",Pirates -- Fiction,PR,Adventure,public-domain',
    '7,The Mayflower Compact,en,Various||,Massachusetts -- History,F001,History - American,public-domain',
  ]
  beforeEach(() => writeFileSync(file, lines.join('\n')))
  afterAll(() => rmSync(folder, { recursive: true }))

  test('writes nothing in a dry run', async () => {
    const before = await rowsOf(shop, 'select count(*) from variants')
    expect((await runImport(shop, await openGutenberg(file), true)).counts.added).toBeGreaterThanOrEqual(4)
    expect(await rowsOf(shop, 'select count(*) from variants')).toEqual(before)
  })

  test('is imported whole, and left the second time', async () => {
    const first = await runImport(shop, await openGutenberg(file))
    expect(first.counts).toMatchObject({ changed: 0, left: 0, refused: 0 })
    expect(
      await rowsOf(shop, `select title, subtitle, language from products where key like 'gutenberg-%' order by key`),
    ).toEqual([
      { title: "Alice's Adventures in Wonderland", subtitle: null, language: 'en' },
      { title: 'Peter Pan', subtitle: '[Peter and Wendy]', language: 'en' },
      { title: 'Az arany szalamandra', subtitle: null, language: 'hu' },
      { title: 'The Mayflower Compact', subtitle: null, language: 'en' },
    ])
    expect(
      await rowsOf(
        shop,
        `select name from contributors where key in ('ferenc-donaszy', 'lewis-carroll', 'j-m-barrie') order by key`,
      ),
    ).toEqual([
      { name: { hu: 'Donászy Ferenc', en: 'Ferenc Donászy' } },
      { name: { hu: 'J. M. Barrie', en: 'J. M. Barrie' } },
      { name: { hu: 'Lewis Carroll', en: 'Lewis Carroll' } },
    ])
    const second = await runImport(shop, await openGutenberg(file))
    expect(second.counts).toEqual({ added: 0, changed: 0, left: first.counts.added, refused: 0 })
    expect(await brokenChecks(shop)).toEqual([])
  })
})
