import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Connection } from '../../../../db/connect.ts'
import type { Context } from '../../../../kernel/context.ts'
import { foldedWords } from '../../../text/rules/fold.ts'
import { openDemoSearch } from '../../search-engines.test-support.ts'
import { selectSimilar } from './select-similar.ts'
import { selectWordsLike } from './select-words.ts'

let connection: Connection
let ctx: Context

beforeAll(async () => {
  ;({ connection, ctx } = await openDemoSearch('database'))
  await connection.pool.query(
    `update products set title = 'Drakula: regény', search_names = replace(search_names, 'drakula', 'drakula: regeny') where title = 'Drakula'`,
  )
})
afterAll(() => connection.close())

const many = 1_000_000

/** Asks as in a catalog in which each word is rare, or in a million books. */
const ask = async (query: string, onlyWhole: boolean, isFrequent: boolean): Promise<string[]> => {
  const words = foldedWords(query)
  const { terms, frequencies } = await selectWordsLike(ctx, words, false)
  const counted = isFrequent ? new Map(Array.from(frequencies, ([word]) => [word, many])) : frequencies
  const ids = await selectSimilar(ctx, { terms, frequencies: counted }, { words, asBeginning: false, onlyWhole })
  const { rows } = await connection.pool.query<{ title: string }>('select title from products where id = any($1)', [
    ids,
  ])
  return rows.map(({ title }) => title)
}

it.each([
  ['Ajtu', 'Az ajtó', 'with an article'],
  ['Hamlat', 'Hamlet', 'alone'],
  ['Drakla', 'Drakula: regény', 'the main part'],
  ['Nyomorultk', 'A nyomorultak', 'with another article'],
])('a title of one word is found by %s: %s (%s), however many books have the word', async (query, title) => {
  expect(await ask(query, true, false)).toContain(title)
  expect(await ask(query, true, true)).toContain(title)
})

it('a longer title is found by one of its words unless too many books have it', async () => {
  expect(await ask('Karenyina', true, false)).toContain('Anna Karenina')
  expect(await ask('Karenyina', true, true)).not.toContain('Anna Karenina')
})

it.each([true, false])(
  'several words are found with slips, also frequent ones (whole titles only: %s)',
  async (whole) => {
    expect(await ask('edes ana', whole, false)).toContain('Édes Anna')
    expect(await ask('edes ana', whole, true)).toContain('Édes Anna')
  },
)

it('a book may lack a word where few books have all, but no whole title may', async () => {
  expect(await ask('kosztolanyi xyzzyq edes', false, false)).toContain('Édes Anna')
  expect(await ask('kosztolanyi xyzzyq edes', true, false)).toEqual([])
})
