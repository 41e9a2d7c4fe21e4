import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openShop, type TestShop } from '../orders/shop.test-support.ts'
import { brokenChecks, rowsOf, runImport, sourceOf, variantOf } from './import.test-support.ts'
import { tradeRecord } from './trade.test-support.ts'
import type { TradeContributor, TradeRecord } from './trade-record.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())

const apply = async (...records: TradeRecord[]) => (await runImport(shop, sourceOf(records))).outcomes

const person = (parts: Partial<TradeContributor> = {}): TradeContributor => ({
  key: null,
  name: { hu: 'Jane Smith', en: 'Jane Smith' },
  sortName: 'Smith Jane',
  role: 'author',
  born: null,
  died: null,
  ...parts,
})

type Parts = NonNullable<Parameters<typeof tradeRecord>[0]>

/** A book of its own for each reference. */
const bookOf = (reference: string, about: Parts['about'], parts: Omit<Parts, 'about'> = {}) =>
  tradeRecord({ reference, isbn: null, sku: reference, ...parts, about: { title: `Könyv ${reference}`, ...about } })

describe('people', () => {
  const authorOf = async (reference: string) =>
    (
      await rowsOf(
        shop,
        `select c.id, c.isni, c.bio, pc.codes from product_contributors pc join contributors c on c.id = pc.contributor_id where pc.product_id = ${(await variantOf(shop, reference)).product}`,
      )
    )[0]

  test('of one name are two where their ISNI differ, and one where it is the same under another name', async () => {
    const [first, second] = ['0000000121032683', '0000000218250097']
    await apply(
      bookOf('isni-1', { contributors: [person({ isni: first })] }),
      bookOf('isni-2', { contributors: [person({ isni: second })] }),
    )
    await apply(bookOf('isni-3', { contributors: [person({ isni: first, name: { hu: 'J. Smith', en: 'J. Smith' } })] }))
    const ids = await Promise.all(['isni-1', 'isni-2', 'isni-3'].map(async (one) => (await authorOf(one)).id))
    expect(ids[0]).not.toBe(ids[1])
    expect(ids[2]).toBe(ids[0])
  })

  test('keep the first biography, and the code of their role', async () => {
    const name = { hu: 'John Brown', en: 'John Brown' }
    const biography = (hu: string) => ({ hu, en: hu })
    await apply(bookOf('bio-1', { contributors: [person({ name, codes: 'A09', biography: biography('Az első.') })] }))
    await apply(bookOf('bio-2', { contributors: [person({ name, biography: biography('A második.') })] }))
    expect(await authorOf('bio-2')).toMatchObject({ bio: { hu: 'Az első.' }, codes: null })
    expect((await authorOf('bio-1')).codes).toBe('A09')
    const [outcome] = await apply(bookOf('bio-1', { contributors: [person({ name, codes: 'A38' })] }))
    expect(outcome).toMatchObject({ status: 'changed', changes: ['contributors'] })
  })
})

describe('the first year of a work', () => {
  const work = (reference: string, language: string, firstYear: number | null) =>
    bookOf(
      reference,
      { language, title: 'Évszámok' },
      {
        related: { work: 'evszamok', workKeys: [], formats: [], replacedBy: [] },
        publishing: { ...tradeRecord().publishing, firstYear },
      },
    )
  const yearOf = async () => (await rowsOf(shop, `select first_year from works where key = 'evszamok'`))[0].first_year

  test('is the earliest of all records, and a correction of its own counts', async () => {
    await apply(work('year-hu', 'hu', 1900))
    expect(await yearOf()).toBe(1900)
    const [other] = await apply(work('year-en', 'en', 1869))
    expect([other?.status, await yearOf()]).toEqual(['added', 1869])
    // The first record changes something else, and says 1900 again.
    const again = work('year-hu', 'hu', 1900)
    await apply({ ...again, about: { ...again.about, subtitle: 'Regény' } })
    expect(await yearOf()).toBe(1869)
    expect(await apply(work('year-en', 'en', 1896))).toMatchObject([{ status: 'changed', changes: ['firstYear'] }])
    expect(await yearOf()).toBe(1896)
    expect(await brokenChecks(shop)).toEqual([])
  })
})

test('what the page of a book tells is in its language', async () => {
  const both = (hu: string, en: string) => ({ hu, en })
  const [outcome] = await apply(
    bookOf(
      'told',
      {
        originalTitle: 'The Lamp',
        edition: { number: 2, statement: both('Javított', 'Corrected'), types: [] },
        facts: {
          titles: [],
          credits: [
            {
              codes: ['A36'],
              name: { ...both('Kovács Anna', 'Anna Kovács'), sort: 'Kovács Anna', isCorporate: false },
              unnamed: null,
            },
          ],
          series: [],
        },
      },
      {
        texts: {
          ...tradeRecord().texts,
          collateral: {
            contents: both('Első', 'One'),
            reviews: [{ type: '06', text: both('Remek.', 'Great.'), author: 'Nagy Béla', source: null }],
            prizes: [{ name: both('Díj', 'Prize'), year: '1995', country: 'HU', code: '01' }],
          },
        },
      },
    ),
  )
  const { body } = await shop.guest.call('GET /v2.0/variants/{id}', {
    params: { id: outcome?.variantId ?? 0 },
    query: {},
  })
  expect(body.facts).toEqual({
    originalTitle: 'The Lamp',
    titles: [],
    credits: [{ codes: ['A36'], name: 'Kovács Anna', unnamed: null }],
    series: [],
    edition: { number: 2, statement: 'Javított', types: [] },
    contents: 'Első',
    reviews: [{ type: '06', text: 'Remek.', author: 'Nagy Béla', source: null }],
    prizes: [{ name: 'Díj', year: '1995', country: 'HU', code: '01' }],
  })
})

describe('facts that are only listed', () => {
  const facts = {
    titles: [{ type: '06', language: 'en', title: 'The Lamp', subtitle: null }],
    credits: [{ codes: ['A01'], name: null, unnamed: '03' }],
    series: [{ title: 'Sárga könyvek', number: '12' }],
  }

  test('are stored, changed by the record that leads, and taken away by it', async () => {
    const edition = { number: 2, statement: null, types: ['REV'] }
    await apply(bookOf('facts', { facts, edition, part: 'II.' }))
    const { id, product } = await variantOf(shop, 'facts')
    const stored = async () =>
      (
        await rowsOf(
          shop,
          `select p.facts, p.part, v.edition from products p join variants v on v.product_id = p.id where v.id = ${id}`,
        )
      )[0]
    expect(await stored()).toEqual({ facts, part: 'II.', edition })
    const [outcome] = await apply(bookOf('facts', { facts: null, edition: null, part: 'II.' }))
    expect(outcome).toMatchObject({ status: 'changed', changes: ['facts', 'edition'] })
    expect(await stored()).toEqual({ facts: null, part: 'II.', edition: null })
    expect(product).toBeGreaterThan(0)
  })

  test('of another format fill gaps, but not the part, which belongs to the title', async () => {
    const isbn = '9789639977013'
    const related = { work: 'reszek', workKeys: [], formats: [isbn], replacedBy: [] }
    await apply(bookOf('part-1', { title: 'Részek' }, { isbn, related: { ...related, formats: [] } }))
    const other = bookOf('part-2', { title: 'Részek II.', part: 'II.', format: 'ebook', facts }, { related })
    const [outcome] = await apply(other)
    expect(outcome).toMatchObject({ status: 'added', changes: ['facts'] })
    expect(
      await rowsOf(shop, `select p.title, p.part from products p where key like 'reszek-%' order by p.id limit 1`),
    ).toEqual([{ title: 'Részek', part: null }])
  })
})
