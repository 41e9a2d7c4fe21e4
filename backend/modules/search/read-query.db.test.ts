import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { listingQuery } from '#contracts/listing.ts'
import type { Connection } from '../../db/connect.ts'
import type { Context } from '../../kernel/context.ts'
import { listVariants } from '../listing/list-variants.ts'
import { suggestBooks } from '../listing/suggest-books.ts'
import { openDemoSearch, searchEngines } from './search-engines.test-support.ts'

describe.each(searchEngines)('names in %s', (engine) => {
  let connection: Connection
  let ctx: Context

  beforeAll(async () => {
    ;({ connection, ctx } = await openDemoSearch(engine))
  })
  afterAll(() => connection.close())

  const search = async (q: string, query: Record<string, string> = {}) => {
    const result = await listVariants(ctx, listingQuery.parse({ q, ...query }))
    if (!result.ok || !result.value.understanding) throw new Error(q)
    return { ...result.value, ...result.value.understanding }
  }
  const understoodIn = async (q: string, query?: Record<string, string>) =>
    (await search(q, query)).understood.map(({ words, token, values }) => `${words} = ${token}: ${values.join(', ')}`)

  describe('words of a search', () => {
    it.each([
      ['Abigél hangoskönyvben', ['hangoskönyvben = format: audio']],
      ['e-könyv Toldi', ['e-könyv = format: ebook']],
      ['Szélrózsa Kiadótól 2023-as', ['Szélrózsa Kiadótól = publisher: szelrozsa', '2023-as = year: 2023, 2023']],
      ['angol nyelvű Szerb Antal', ['angol nyelvű = language: en']],
      ['mese 6 éveseknek', [expect.stringMatching(/^mese = category/), '6 éveseknek = age: 6-9']],
      ['akciós ajándék', ['akciós = reduced: true', 'ajándék = collection: gifts']],
    ])('%s stand for filters', async (q, understood) => expect(await understoodIn(q)).toEqual(understood))

    it.each(['Édes Anna', 'Az arany ember', 'Helikon versek', '9786159875713', '"Szélrózsa kiadó"', 'xyzzyq'])(
      '%s stand for themselves',
      async (q) => {
        expect(await understoodIn(q)).toEqual([])
      },
    )

    it('are the filter that they stand for', async () => {
      const [understood, byHand] = [await search('Toldi e-könyv'), await search('Toldi', { format: 'ebook' })]
      expect(understood.products).toEqual(byHand.products)
      expect(understood.rest).toBe('Toldi')
      expect(
        understood.filters.find(({ token }) => token === 'format')?.values.find(({ selected }) => selected)?.value,
      ).toBe('ebook')
    })

    it('are plain words again when the reader says so', async () => {
      expect(await understoodIn('Jelenkor 2023', { plain: 'jelenkor' })).toEqual(['2023 = year: 2023, 2023'])
      expect(await understoodIn('Jelenkor 2023', { plain: 'jelenkor,2023' })).toEqual([])
    })

    it('are passed over where they leave no book, and said so', async () => {
      const found = await search('Bovaryné hangoskönyv')
      expect(found.products.map(({ title }) => title)).toEqual(['Bovaryné'])
      expect(found.unmet).toEqual(['hangoskönyv'])
      expect(found.understood).toEqual([])
    })

    it('keep the other filters that were chosen by hand', async () => {
      const found = await search('Szélrózsa kiadó', { format: 'audio' })
      expect(found.count).toBeGreaterThan(0)
      expect(found.products.every(({ format, publisher }) => format === 'audio' && publisher === 'szelrozsa')).toBe(
        true,
      )
    })

    it('page on as any list', async () => {
      const first = await search('Jelenkor kiadó', { limit: '5' })
      const second = await search('Jelenkor kiadó', { limit: '5', cursor: first.cursor ?? '' })
      const whole = await search('Jelenkor kiadó', { limit: '10' })
      expect([...first.products, ...second.products]).toEqual(whole.products)
    })

    it('are understood among suggestions, too', async () => {
      expect(
        (await suggestBooks(ctx, 'hangoskönyv abigél', 5)).map(({ title, format }) => `${title} ${format}`),
      ).toEqual(['Abigél audio'])
    })
  })

  it('descriptions count only where no title, person or maker has the words', async () => {
    const titles = (await search('toldi')).products.map(({ title }) => title)
    expect(titles.every((title) => title.includes('Toldi'))).toBe(true)
    expect((await search('szellemidézés')).products).toEqual([])
    expect((await search('villamosról')).count).toBeGreaterThan(0)
  })

  it('pages of that name lead', async () => {
    expect((await search('Szabó Magda')).pages).toEqual([
      expect.objectContaining({ kind: 'author', name: 'Szabó Magda', path: expect.stringMatching(/^\//) }),
    ])
    expect((await search('krimik')).pages[0]).toMatchObject({ kind: 'category', name: 'Krimi' })
    expect((await search('Devecseri Gábor')).pages[0]).toMatchObject({ kind: 'contributor' })
  })

  it('names come from the catalog as it is now', async () => {
    await connection.pool.query(`update publishers set name = 'Bagolyvár Könyvkiadó' where key = 'szelrozsa'`)
    expect(await understoodIn('bagolyvár')).toEqual(['bagolyvár = publisher: szelrozsa'])
    await connection.pool.query(
      `update collections set name = '{"hu": "Nyaralós olvasnivalók", "en": "Holiday reads"}' where key = 'egy-este-alatt'`,
    )
    expect(await understoodIn('nyaralós')).toEqual(['nyaralós = collection: egy-este-alatt'])
  })
})
