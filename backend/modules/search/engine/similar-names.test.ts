import { describe, expect, it } from 'vitest'
import { foldedWords } from '../../text/rules/fold.ts'
import { similarNames, titlesWithSlip } from './similar-names.ts'
import { createBookIndex, putBook, type SampleBook } from './book-index.test-support.ts'

const books: SampleBook[] = [
  { title: 'Drakula', authors: 'Bram Stoker' },
  { title: 'Othello', authors: 'William Shakespeare', popularity: 5 },
  { title: 'Around the World in Eighty Days', authors: 'Jules Verne' },
  { title: 'Around the World in Eighty Days for Children', authors: 'Jules Verne', popularity: 90 },
  { title: 'Édes Anna', authors: 'Kosztolányi Dezső' },
  { title: 'Emma', authors: 'Jane Austen' },
  { title: 'War and Peace', authors: 'Leo Tolstoy' },
  { title: '1984', authors: 'George Orwell' },
  { title: 'Pacsirta', authors: 'Kosztolányi Dezső', publisher: 'Szépirodalmi' },
]
const index = createBookIndex(books)
const ask = (query: string) => similarNames(index, foldedWords(query)).toSorted((a, b) => b.rank - a.rank)
const titleOf = (id: number | undefined): string | undefined => books[(id ?? 0) - 1]?.title
const first = (query: string): string | undefined => titleOf(ask(query)[0]?.productId)

describe('names with a slip', () => {
  it.each([
    ['Drkula', 'Drakula', 'a letter left out'],
    ['Ohello', 'Othello', 'a letter left out of a short word'],
    ['Drakulla', 'Drakula', 'a letter put in'],
    ['Drazula', 'Drakula', 'a letter changed'],
    ['Darkula', 'Drakula', 'two letters exchanged'],
    ['Around the World in Eigthy Days', 'Around the World in Eighty Days', 'two letters exchanged in a long title'],
    ['Edes Ana kostolányi', 'Édes Anna', 'slips in two words'],
    ['Ema', 'Emma', 'a very short word'],
    ['War adn Peace', 'War and Peace', 'a slip in a filler'],
    ['Wan and Peace', 'War and Peace', 'another word'],
    ['Pacsirtta szépirodami', 'Pacsirta', 'title and publisher'],
  ])('%s finds %s (%s)', (query, title) => expect(first(query)).toBe(title))

  it('are whole titles if nothing else is in the title', () => {
    const [best, second] = ask('Around the World in Eigthy Days')
    expect(best).toMatchObject({ isWhole: true, isComplete: true, slipped: 1 })
    expect(second).toMatchObject({ isWhole: false, isComplete: true })
    expect(ask('Drkula Stoker')[0]).toMatchObject({ isWhole: true, slipped: 1 })
  })

  it.each([
    ['Faut', 'Faust: Der Tragödie erster Teil', 'before a colon'],
    ['Westtward Ho!', 'Westward Ho! Or, The Voyages and Adventures of Sir Amyas Leigh', 'before another title'],
  ])('%s is the whole of %s (%s)', (typed, title) => {
    const own = createBookIndex([{ title }, { title: 'Westward Hoboes', popularity: 90 }])
    const [best] = similarNames(own, foldedWords(typed)).toSorted((a, b) => b.rank - a.rank)
    expect(best).toMatchObject({ productId: 1, isWhole: true, slipped: 1 })
  })

  it('are no whole titles where more follows that is no second title', () => {
    const own = createBookIndex([{ title: 'Toldi or not' }, { title: 'Arany' }])
    expect(similarNames(own, ['tolid'])).toMatchObject([{ productId: 1, isWhole: false }])
  })

  it('are no whole titles where a long word only begins so', () => {
    const own = createBookIndex([{ title: 'Emancipation' }, { title: 'Emma' }])
    expect(similarNames(own, ['ema'], true)).toMatchObject([
      { productId: 1, isWhole: false },
      { productId: 2, isWhole: true },
    ])
  })

  it('leave out a word that is like none of the catalog, and say so', () => {
    const [best] = ask('Drakula qqzzxx')
    expect(titleOf(best?.productId)).toBe('Drakula')
    expect(best).toMatchObject({ isWhole: false, isComplete: false })
  })

  it.each(['xqzzyv', 'or 1', '1985', '', 'a'])('are none for %s', (query) => expect(ask(query)).toEqual([]))

  it('take what is being typed for the beginning of a word', () => {
    const begun = (query: string) =>
      similarNames(index, foldedWords(query), true).map(({ productId }) => titleOf(productId))
    expect(begun('kozstol')).toEqual(['Édes Anna', 'Pacsirta'])
    expect(ask('kozstol')).toEqual([])
  })

  it('are known as soon as a book is there, and gone with its last variant', () => {
    const own = createBookIndex(books)
    expect(similarNames(own, ['zergeszkall'])).toEqual([])
    putBook(own, 20, { title: 'Zergeszakáll' })
    expect(similarNames(own, ['zergeszkall'])).toMatchObject([{ productId: 20, isWhole: true }])
    own.entries.variants.length[own.entries.slots.get(20) ?? 0] = 0
    expect(similarNames(own, ['zergeszkall'])).toEqual([])
  })

  it('are found among thousands that are less alike, and all of these are listed', () => {
    const own = createBookIndex([
      ...Array.from({ length: 2_500 }, () => ({ title: 'A History of Government in Paris', popularity: 90 })),
      { title: 'A History of Government in Rome' },
    ])
    const found = similarNames(own, ['histry', 'goverment', 'rme'])
    expect(found).toHaveLength(2_501)
    expect(found.filter(({ isWhole }) => isWhole).map(({ productId }) => productId)).toEqual([2_501])
    expect(found.toSorted((a, b) => b.rank - a.rank)[0]?.productId).toBe(2_501)
  })
})

describe('whole titles with one slip', () => {
  const titles = (typed: string, asBeginning: boolean) =>
    titlesWithSlip(index, foldedWords(typed), asBeginning).map(({ productId }) => titleOf(productId))

  it.each([
    ['Ema', false, ['Emma']],
    ['Ema', true, ['Emma']],
    ['War adn Peace tolst', true, ['War and Peace']],
    ['Drkula', false, ['Drakula']],
    ['Around the World in Eigthy Days', false, ['Around the World in Eighty Days']],
    ['Shakespear', false, []],
    ['Edes Ana kostolányi', false, []],
  ])('%s (still being typed: %s) means %j', (typed, asBeginning, expected) =>
    expect(titles(typed, asBeginning)).toEqual(expected),
  )
})
