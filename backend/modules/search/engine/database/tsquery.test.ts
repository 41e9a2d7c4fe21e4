import { expect, it } from 'vitest'
import { phraseQuery, typedQuery, wordsQuery } from './tsquery.ts'

const forms = [
  { text: 'szep', isBeginning: true },
  { text: 'sze', isBeginning: false },
]

it('asks for each word in any of its forms, at some places', () => {
  expect(wordsQuery([forms, [{ text: 'a', isBeginning: false }]])).toBe(`('szep':* | 'sze') & ('a')`)
  expect(wordsQuery([forms], 'AB')).toBe(`('szep':*AB | 'sze':AB)`)
  expect(typedQuery(['egy', 'ket'], 'A')).toBe(`('egy':A) & ('ket':A)`)
})

it.each([[[]], [[[]]], [[forms, []]]])('asks nothing where no name can have all words: %j', (words) =>
  expect(wordsQuery(words)).toBeUndefined(),
)

it('quotes what is a sign of the query language', () => {
  expect(typedQuery([`l'amour`, String.raw`a\b`, 'a | b'])).toBe(String.raw`('l''amour') & ('a\\b') & ('a | b')`)
})

it('takes a word with a hyphen between two words for none', () => {
  expect(phraseQuery(['pal'])).toBe(`('pal':AB)`)
  expect(phraseQuery(['a', 'pal', 'utcai'])).toBe(
    `(('a':AB) <-> ('pal':AB) | ('a':AB) <2> ('pal':AB)) & (('pal':AB) <-> ('utcai':AB) | ('pal':AB) <2> ('utcai':AB))`,
  )
})
