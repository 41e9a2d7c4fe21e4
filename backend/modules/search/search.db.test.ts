import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { listingQuery } from '#contracts/listing.ts'
import type { Connection } from '../../db/connect.ts'
import type { Context } from '../../kernel/context.ts'
import { listVariants } from '../listing/list-variants.ts'
import { writeSearchIndex } from './write-search-index.ts'
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
    if (!result.ok) throw new Error(result.code)
    return result.value
  }
  const titles = async (q: string) => (await search(q)).products.map(({ title }) => title)

  describe('search', () => {
    it.each([
      ['Édes Anna', 'Édes Anna', 'the title'],
      ['edes anna', 'Édes Anna', 'without accents'],
      ['Édes Annával', 'Édes Anna', 'inflected'],
      ['edes annanak', 'Édes Anna', 'inflected without accents'],
      ['csillagok egri', 'Egri csillagok', 'in another order'],
      ['kosztolanyi edes', 'Édes Anna', 'author and title'],
      ['Austen büszkeség', 'Büszkeség és balítélet', 'a foreign author and a Hungarian title'],
      ['Dostoevsky', 'Bűn és bűnhődés', 'the English name of an author'],
      ['pal utca', 'A Pál utcai fiúk', 'beginnings of words'],
      ['The Doors', 'The Door', 'English inflection'],
      ['"Pál utcai"', 'A Pál utcai fiúk', 'a phrase'],
      ['bun es bunhodes', 'Bűn és bűnhődés', 'double acute accents left out'],
      ['Frankenstain', 'Frankenstein', 'a near miss'],
      ['kostolanyi edes ana', 'Édes Anna', 'a near miss in several words'],
      ['sherlok', 'Sherlock Holmes kalandjai', 'a near miss in a longer title'],
    ])('%s finds %s (%s)', async (q, title) => expect((await titles(q))[0]).toBe(title))

    it('puts the whole title before those that contain it', async () => {
      expect((await titles('toldi'))[0]).toBe('Toldi')
    })

    it('leaves out what is excluded', async () => {
      const all = await search('toldi')
      const without = await search('toldi -szerelme')
      expect(without.count).toBeLessThan(all.count)
      expect(without.products.map(({ title }) => title)).not.toContain('Toldi szerelme')
    })

    it.each(['xyzzyq', '"', '-', "') or 1=1 --", '<%', ':*', '\\', '🦊'])(
      'finds nothing, and breaks nothing, for %s',
      async (q) => expect((await search(q)).count).toBe(0),
    )

    it('finds exactly the variant of an ISBN, in all its forms', async () => {
      const { rows } = await connection.pool.query(
        `select v.id, v.isbn from variants v join products p on p.id = v.product_id
        where p.key = 'edes-anna-hu' and v.format = 'audio'`,
      )
      const [{ id, isbn }] = rows
      for (const form of [
        isbn,
        `${isbn.slice(0, 3)}-${isbn.slice(3, 6)}-${isbn.slice(6, 12)}-${isbn[12]}`,
        `ISBN ${isbn}`,
      ]) {
        const { products } = await search(form)
        expect(products.map((card) => card.id)).toEqual([id])
      }
    })

    it('finds a book by the ISBN-10 that its older copies carry', async () => {
      await connection.pool.query(`update variants set isbn = '9789630797788' where id = 1`)
      expect((await search('963-07-9778-X')).products.map(({ id }) => id)).toEqual([1])
    })

    it('sorts by relevance unless asked otherwise, and filters as any list does', async () => {
      const all = await search('kosztolányi')
      expect(all.sortValues[0]).toBe('relevance')
      const audio = await search('kosztolányi', { format: 'audio', sort: 'price_asc' })
      expect(audio.products.every(({ format }) => format === 'audio')).toBe(true)
      expect(audio.count).toBeLessThan(all.count)
    })

    it('finds a new title as soon as its index is written, and only its index', async () => {
      await connection.pool.query(`update products set title = 'Zergeszakáll' where id = 2`)
      await writeSearchIndex(connection.db, [1])
      expect(await titles('zergeszakáll')).toEqual([])
      await writeSearchIndex(connection.db, [2])
      expect(await titles('zergeszakallat')).toEqual(['Zergeszakáll'])
    })
  })
})
