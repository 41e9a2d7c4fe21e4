import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Connection } from '../../db/connect.ts'
import type { Context } from '../../kernel/context.ts'
import { createTestContext } from '#tests/support/test-context.ts'
import { createTestDatabase } from '#tests/support/test-database.ts'
import { engineOf } from './engine.ts'
import { prepareNames, refreshWords } from './engine/database/prepare-names.ts'
import { plainEngine } from './plain-engine.test-support.ts'
import { type Hit, type Hits, match, type SearchEngine } from './port.ts'
import { hitsOf, listOf } from './rules/hits.ts'
import { type SearchEngineName, searchEngines, withEngine } from './search-engines.test-support.ts'
import { slipsOf } from './slips-of.test-support.ts'
import { writeSearchIndex } from './write-search-index.ts'

let connection: Connection
let ctx: Context

beforeAll(async () => {
  connection = await createTestDatabase()
  ctx = createTestContext(connection)
  await prepareNames(connection.db)
})
afterAll(() => connection.close())

const titlesOf = async (hits: readonly Hit[]): Promise<string[]> => {
  const { rows } = await connection.pool.query<{ title: string }>(
    'select title from unnest($1::int[]) with ordinality one(id, place) join products on products.id = one.id order by place',
    [hits.map(({ productId }) => productId)],
  )
  return rows.map(({ title }) => title)
}

const best = (hits: Hits): Hit[] =>
  listOf(hits)
    .toSorted((a, b) => b.rank - a.rank)
    .slice(0, 1)

/** Rules for every engine. The listing, the reading of queries and the suggestions rely on no other behaviour. */
const engines: [name: string, open: SearchEngine['open']][] = [
  ...searchEngines.map((name): [string, SearchEngine['open']] => [
    `names in ${name}`,
    (asking) => {
      const own = withEngine(asking, name)
      return engineOf(own).open(own)
    },
  ]),
  ['another engine', plainEngine.open],
]

describe.each(engines)('%s', (name, open) => {
  it.each(['Édes Anna', 'edes anna'])('finds the title %s first, and says that it is a title', async (query) => {
    const { hits, bestMatch } = await (await open(ctx)).find(query)
    expect(await titlesOf(best(hits))).toEqual(['Édes Anna'])
    expect(bestMatch).toBe(match.title)
  })

  it('finds the author and the title together, which match less than a title alone', async () => {
    const { hits, bestMatch } = await (await open(ctx)).find('kosztolanyi edes anna')
    expect(await titlesOf(best(hits))).toEqual(['Édes Anna'])
    expect(bestMatch).toBeLessThan(match.title)
    expect(bestMatch).toBeGreaterThanOrEqual(match.series)
  })

  it('finds a book by its ISBN', async () => {
    const { rows } = await connection.pool.query('select isbn, product_id from variants where isbn is not null limit 1')
    const { hits } = await (await open(ctx)).find(rows[0].isbn)
    expect(listOf(hits)).toMatchObject([{ productId: rows[0].product_id }])
  })

  it('finds nothing for words that no book has, but similar books, and corrects the words by these', async () => {
    const search = await open(ctx)
    expect((await search.find('Frankenschtein')).hits).toHaveLength(0)
    const { hits } = await search.findSimilar('Frankenschtein')
    expect(await titlesOf(listOf(hits))).toContain('Frankenstein')
    expect((await search.correct('Frankenschtein', hits))?.toLowerCase()).toBe('frankenstein')
    expect(await search.correct('Frankenschtein', hitsOf([]))).toBeUndefined()
  })

  it('completes the beginnings of words, as many books as the caller wants at most', async () => {
    const search = await open(ctx)
    expect(await titlesOf(await search.complete('edes an', 3))).toContain('Édes Anna')
    expect(await search.complete('a', 4)).toHaveLength(4)
    expect(await search.complete('...', 4)).toEqual([])
  })

  it('finds whole titles, with or without an article and the authors', async () => {
    const texts = ['Ajtó', 'az AJTÓ', 'Kosztolányi: Édes Anna', 'Az arany ember', 'no such book', '']
    const found = await (await open(ctx)).findByTitle(texts)
    expect([...found.keys()].toSorted()).toEqual(texts.slice(0, 4).toSorted())
    for (const [text, ids] of found)
      for (const title of await titlesOf(ids.map((productId) => ({ productId, variantId: null, rank: 0 }))))
        expect(text.toLowerCase()).toContain(title.toLowerCase().replace(/^az? /, ''))
  })

  it('knows what was committed before the request', async () => {
    const title = `Új cím, ${name}`
    const id = (await connection.pool.query('select min(id) as id from products')).rows[0].id
    await connection.pool.query('update products set title = $1 where id = $2', [title, id])
    await writeSearchIndex(connection.db, [id])
    expect(best((await (await open(ctx)).find(title)).hits)).toMatchObject([{ productId: id }])
  })
})

describe('names in memory and in the database', () => {
  // Tests before this one have given books other words.
  beforeAll(() => refreshWords(connection.db))

  const inOrder = (hits: readonly Hit[]): Hit[] => hits.toSorted((a, b) => b.rank - a.rank || a.productId - b.productId)
  const answersOf = async (engine: SearchEngineName, query: string) => {
    const own = withEngine(ctx, engine)
    const search = await engineOf(own).open(own)
    const [found, similar, begun] = [
      await search.find(query),
      await search.findSimilar(query),
      await search.complete(query, 8),
    ]
    return {
      found: { ...found, hits: inOrder(listOf(found.hits)) },
      similar: { ...similar, hits: inOrder(listOf(similar.hits)) },
      begun: inOrder(begun),
    }
  }
  /** One title in twenty, as it is, in quotes, with a slip, with its author, and its beginning. */
  const selectQueries = async (): Promise<string[]> => {
    const { rows } = await connection.pool.query<{ title: string; author: string }>(`
      select p.title, min(c.name->>'hu') as author from products p
      join product_contributors pc on pc.product_id = p.id join contributors c on c.id = pc.contributor_id
      group by p.id order by p.id`)
    return rows
      .filter((_, place) => place % 20 === 0)
      .flatMap(({ title, author }, place) => [
        title,
        `"${title}"`,
        `${author} ${title}`,
        Object.values(slipsOf(title))[place % 4] ?? title,
        title.slice(0, 3),
      ])
  }

  it('answer alike, rank by rank', async () => {
    const queries = [
      ...(await selectQueries()),
      'a',
      'the of',
      'anna -karenina',
      '"a kis" herceg',
      "l'amour",
      '100%',
      'a_b',
      String.raw`\'`,
      'war adn peace tolst',
      'xqzzyv',
    ]
    expect(queries.length).toBeGreaterThan(100)
    for (const query of queries)
      expect({ query, ...(await answersOf('database', query)) }).toEqual({
        query,
        ...(await answersOf('memory', query)),
      })
  })
})
