import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openShop, type TestShop } from '../../orders/shop.test-support.ts'
import { brokenChecks, rowsOf, runImport, sourceOf } from '../import.test-support.ts'
import type { TradeRecord } from '../trade-record.ts'
import { book, by, productsOf, type Said, worksOf } from './grouping.test-support.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())

const apply = async (...records: TradeRecord[]) => (await runImport(shop, sourceOf(records))).outcomes

describe('books of one title', () => {
  const unsigned = { contributors: [] }
  test.each([
    ['formats of one edition', { title: 'Első' }, { title: 'Első', format: 'ebook' }, 'aa', 'aa'],
    ['volumes', { title: 'Második I.' }, { title: 'Második II.' }, 'ab', 'ab'],
    ['school years', { title: 'Harmadik 7.' }, { title: 'Harmadik 8.' }, 'ab', 'ab'],
    [
      'volumes by their subtitles',
      { title: 'Negyedik', subtitle: '1. kötet' },
      { title: 'Negyedik', subtitle: '2. kötet', format: 'ebook' },
      'ab',
      'aa',
    ],
    ['editions of two publishers', { title: 'Ötödik' }, { title: 'Ötödik', publisher: 'Másik Kiadó' }, 'ab', 'aa'],
    [
      'translations by two translators',
      { title: 'Hatodik', contributors: by('Fordító Éva') },
      { title: 'Hatodik', contributors: by('Másvalaki Pál') },
      'ab',
      'aa',
    ],
    [
      'a translation and its original',
      { title: 'Der Siebte', language: 'de' },
      { title: 'A hetedik', originalTitle: 'Der Siebte', contributors: by('Fordító Éva') },
      'ab',
      'aa',
    ],
    [
      'volumes of one original title',
      { title: 'A gyűrűk', originalTitle: 'Rings' },
      { title: 'A tornyok', originalTitle: 'Rings' },
      'ab',
      'ab',
    ],
    [
      'two without an author, of one publisher',
      { ...unsigned, title: 'Angol nyelvkönyv' },
      { ...unsigned, title: 'Angol nyelvkönyv' },
      'ab',
      'ab',
    ],
    [
      'two without an author, of two publishers',
      { ...unsigned, title: 'Német nyelvkönyv' },
      { ...unsigned, title: 'Német nyelvkönyv', publisher: 'Másik Kiadó', format: 'ebook' },
      'ab',
      'ab',
    ],
    [
      'two formats without an author',
      { ...unsigned, title: 'Lexikon' },
      { ...unsigned, title: 'Lexikon', format: 'ebook' },
      'aa',
      'aa',
    ],
    [
      'two long titles with different ends',
      { title: 'Összefoglaló feladatgyűjtemény matematikából középiskolásoknak, alapfok' },
      { title: 'Összefoglaló feladatgyűjtemény matematikából középiskolásoknak, emelt fok' },
      'ab',
      'ab',
    ],
  ] satisfies [string, Said, Said, string, string][])('%s', async (_, first, second, products, works) => {
    const records = [book(first), book(second)]
    await apply(...records)
    expect([await productsOf(shop, ...records), await worksOf(shop, ...records)]).toEqual([products, works])
  })
})

describe('what a record names', () => {
  test('as another format counts before titles and publishers, in whatever order the two come', async () => {
    const [late, early] = ['9789638890001', '9789638890002']
    const first = book({ isbn: early, title: 'Kemény', formats: [late] })
    await apply(first)
    const second = book({ isbn: late, title: 'Kemény (e-könyv)', publisher: 'Digitális Ház', format: 'ebook' })
    await apply(second)
    expect(await productsOf(shop, first, second)).toBe('aa')
  })

  test('as its work makes editions one', async () => {
    const records = [
      book({ title: 'Eredeti', language: 'de', workKeys: ['11::a1'] }),
      book({ title: 'Fordítás', workKeys: ['11::a1'] }),
      book({ title: 'Fordítás, új cím', workKeys: ['11::a1'], format: 'ebook' }),
      book({ title: 'Fordítás', workKeys: ['11::b2'] }),
    ]
    await apply(...records)
    expect([await worksOf(shop, ...records), await productsOf(shop, ...records)]).toEqual(['aaab', 'abbc'])
  })
})

describe('a later record', () => {
  test('that names the other format brings two products together, with ratings and the older address', async () => {
    const [one, two] = [book({ title: 'Külön' }), book({ title: 'Külön!', format: 'ebook', publisher: 'Másik Kiadó' })]
    await apply(one, two)
    expect(await productsOf(shop, one, two)).toBe('ab')
    const [{ id, product_id: productId }] = (await rowsOf(
      shop,
      `select id, product_id from variants where isbn = '${two.isbn}'`,
    )) as [{ id: number; product_id: number }]
    await rowsOf(
      shop,
      `insert into ratings (product_id, variant_id, display_name, stars, locale, verified, status, created_at) values (${productId}, ${id}, 'Olvasó', 4, 'hu', false, 'approved', now())`,
    )
    const [, outcome] = await apply(one, {
      ...two,
      related: { work: null, workKeys: [], formats: [one.isbn ?? ''], replacedBy: [] },
    })
    expect(outcome).toMatchObject({ status: 'changed', notes: [{ code: 'regrouped' }, { code: 'other_record_leads' }] })
    expect(outcome?.changes).toContain('product')
    expect(await productsOf(shop, one, two)).toBe('aa')
    expect(
      await rowsOf(
        shop,
        `select rating_count, rating_sum from products p join variants v on v.product_id = p.id where isbn = '${one.isbn}'`,
      ),
    ).toEqual([{ rating_count: 1, rating_sum: 4 }])
    expect(await rowsOf(shop, `select 1 from products where id = ${productId}`)).toEqual([])
    expect(await brokenChecks(shop)).toEqual([])
  })

  test('that names the volume takes it out, and the first one keeps its own facts', async () => {
    const [one, two] = [book({ title: 'Nagyregény' }), book({ title: 'Nagyregény', format: 'hardback' })]
    await apply(one, two)
    expect(await productsOf(shop, one, two)).toBe('aa')
    const volume = (record: TradeRecord, title: string): TradeRecord =>
      record.about ? { ...record, about: { ...record.about, title } } : record
    await apply(volume(one, 'Nagyregény 1.'), volume(two, 'Nagyregény 2.'))
    expect([await productsOf(shop, one, two), await worksOf(shop, one, two)]).toEqual(['ab', 'ab'])
    expect(
      await rowsOf(
        shop,
        `select title from products p join variants v on v.product_id = p.id where isbn in ('${one.isbn}', '${two.isbn}') order by title`,
      ),
    ).toEqual([{ title: 'Nagyregény 1.' }, { title: 'Nagyregény 2.' }])
    expect(await brokenChecks(shop)).toEqual([])
  })

  test('that names a work merges the works of its editions', async () => {
    const [one, two] = [book({ title: 'Így' }), book({ title: 'Úgy', language: 'en' })]
    await apply(one, two)
    expect(await worksOf(shop, one, two)).toBe('ab')
    const named = (record: TradeRecord): TradeRecord => ({
      ...record,
      related: { work: null, workKeys: ['11::k9'], formats: [], replacedBy: [] },
    })
    await apply(named(one))
    await apply(named(two))
    expect([await worksOf(shop, one, two), await productsOf(shop, one, two)]).toEqual(['aa', 'ab'])
  })

  test('that names the other format brings their works together, with their editions and identifiers', async () => {
    const [print, ebook] = [
      book({ title: 'Papíron', workKeys: ['11::p1'] }),
      book({ title: 'Képernyőn', format: 'ebook', publisher: 'Másik Kiadó', workKeys: ['01:x:e1'] }),
    ]
    const translation = book({ title: 'On the screen', language: 'en', workKeys: ['01:x:e1'] })
    await apply(print, ebook, translation)
    expect(await worksOf(shop, print, ebook, translation)).toBe('abb')
    const naming = {
      ...ebook,
      related: { work: null, workKeys: ['01:x:e1'], formats: [print.isbn ?? ''], replacedBy: [] },
    }
    // The record that follows in the same file finds the work already.
    const [german, french] = [
      book({ title: 'Auf Papier', language: 'de', workKeys: ['01:x:e1'] }),
      book({ title: 'Sur papier', language: 'fr', workKeys: ['01:x:e1'] }),
    ]
    await apply(naming, german)
    await apply(french)
    expect(await worksOf(shop, print, ebook, translation, german, french)).toBe('aaaaa')
    expect(await productsOf(shop, print, ebook, translation, german, french)).toBe('aabcd')
    expect(
      await rowsOf(shop, `select 1 from works w where not exists (select from products where work_id = w.id)`),
    ).toEqual([])
    expect(await brokenChecks(shop)).toEqual([])
  })

  test('that says nothing new leaves the products as they are', async () => {
    const records = [book({ title: 'Marad' }), book({ title: 'Marad', format: 'ebook' })]
    await apply(...records)
    expect(await apply(...records)).toMatchObject([{ status: 'left', notes: [] }, { status: 'left' }])
    expect(await productsOf(shop, ...records)).toBe('aa')
  })
})
