import { describe, expect, it } from 'vitest'
import { fold, foldedWords } from '../../text/rules/fold.ts'
import { match } from '../port.ts'
import { matchOf, rankNames } from './name-ranks.ts'
import { createBookIndex, type SampleBook } from './book-index.test-support.ts'
import { titleForms } from './title-forms.ts'

const books: SampleBook[] = [
  { title: 'Hamlet', authors: 'William Shakespeare' },
  { title: 'Hamlet and William Shakespeare', authors: 'Frank Harris', popularity: 99 },
  { title: 'The Time Machine', authors: 'H. G. Wells' },
  { title: 'Az arany ember', authors: 'Jókai Mór' },
]
const index = createBookIndex(books)
const matchesOf = (query: string): number[] => {
  const typed = foldedWords(query)
  const words = typed.map((text) => [{ text, isBeginning: false }])
  const { rankAt } = rankNames(index, { titles: titleForms(fold(query)), words, typed })
  return books.map((_, slot) => matchOf(rankAt(slot)))
}

describe('a whole title with its author', () => {
  it.each([
    ['Hamlet William Shakespeare', 0],
    ['William Shakespeare: Hamlet', 0],
    ['Shakespeare Hamlet', 0],
    ['Time Machine, H. G. Wells', 2],
    ['the time machine wells', 2],
    ['Jókai Mór: Az arany ember', 3],
    ['arany ember jókai', 3],
  ])('%s is above all other books', (query, slot) => {
    const matches = matchesOf(query)
    expect(matches[slot]).toBe(match.titleAndAuthors)
    expect(Math.max(...matches.toSpliced(slot, 1))).toBeLessThan(match.titleAndAuthors)
  })

  it('is not a title alone, nor an author alone', () => {
    expect(matchesOf('Hamlet')[0]).toBe(match.title)
    expect(matchesOf('Shakespeare')[0]).toBe(match.asTyped)
    expect(matchesOf('Machine Wells')[2]).toBe(match.asTyped)
  })
})
