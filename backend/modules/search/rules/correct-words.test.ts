import { expect, test } from 'vitest'
import { correctWords } from './correct-words.ts'

const books = [
  ['Édes', 'Anna', 'Kosztolányi', 'Dezső'],
  ['Anna', 'Karenina', 'Lev', 'Tolsztoj'],
  ['Frankenstein', 'Mary', 'Shelley'],
]

test.each([
  ['edes ana', 'Édes Anna', 'a letter left out'],
  ['Karenyina Anna', 'Karenina Anna', 'in the order in which it was typed'],
  ['kostolanyi edes ana', 'Kosztolányi Édes Anna', 'author and title'],
  ['frankenstainnak', 'Frankenstein', 'an ending on a wrong word'],
  ['xyzzyq tolsztoi karenina', 'Tolsztoj Karenina', 'without the word that nothing is near'],
  ['ana', 'Anna', 'the earlier book between equals'],
])('%s means %s (%s)', (typed, meant) => {
  expect(correctWords(typed.split(' '), books)?.join(' ')).toBe(meant)
})

test('words of two books do not make a third', () => {
  expect(correctWords(['Edes', 'Karenina'], books.slice(0, 1))).toBeUndefined()
})

test('what is far from everything means nothing', () => {
  expect(correctWords(['xyzzyq'], books)).toBeUndefined()
  expect(correctWords(['anna'], [])).toBeUndefined()
})
