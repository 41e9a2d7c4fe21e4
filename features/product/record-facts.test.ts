import { createTranslator } from 'next-intl'
import { describe, expect, test } from 'vitest'
import en from '#messages/en/book-facts.json'
import hu from '#messages/hu/book-facts.json'
import { creditFacts, editionText, otherSeriesFacts, prizeText, titleFacts } from './record-facts.ts'

const words = {
  hu: createTranslator({ locale: 'hu', messages: { bookFacts: hu }, namespace: 'bookFacts' }),
  en: createTranslator({ locale: 'en', messages: { bookFacts: en }, namespace: 'bookFacts' }),
}

describe('an edition', () => {
  const of = (number: number | null, types: string[], statement: string | null = null) => {
    const edition = { number, types, statement }
    return [editionText(edition, 'hu', words.hu), editionText(edition, 'en', words.en)]
  }

  test('is said in the order of the language', () => {
    expect(of(2, ['REV', 'ILL'])).toEqual([
      '2., javított és illusztrált kiadás',
      '2nd, revised and illustrated edition',
    ])
    expect(of(3, [])).toEqual(['3. kiadás', '3rd edition'])
    expect(of(null, ['FAC'])).toEqual(['hasonmás kiadás', 'facsimile edition'])
  })

  test('has the words that are printed in it, and none for a kind that nobody knows', () => {
    expect(of(2, ['REV'], 'Jubileumi kiadás')[0]).toBe('Jubileumi kiadás')
    expect(of(null, ['QQQ'])).toEqual([null, null])
  })
})

test('people are listed by their roles, with the word of the language', () => {
  const credits = [
    { codes: ['A11', 'A36'], name: 'Kovács Anna', unnamed: null },
    { codes: ['A11'], name: 'Nagy Béla', unnamed: null },
    { codes: ['A01'], name: null, unnamed: '03' },
    { codes: ['Q77'], name: 'Jane Smith', unnamed: null },
    { codes: ['A01'], name: null, unnamed: '99' },
  ]
  const listed = (locale: 'hu' | 'en') =>
    creditFacts(credits, words[locale]).map(({ label, values }) => [label, values.map(({ text }) => text).join(', ')])
  expect(listed('hu')).toEqual([
    ['Tervező', 'Kovács Anna, Nagy Béla'],
    ['Borító', 'Kovács Anna'],
    ['Szerző', 'és mások'],
    ['Közreműködő', 'Jane Smith'],
  ])
  expect(listed('en').map(([label]) => label)).toEqual([
    'Designed by',
    'Cover design or artwork by',
    'Author',
    'Contributor',
  ])
})

test('further titles and series have a line each', () => {
  const titles = [{ language: 'en', title: 'War and Peace', subtitle: null }]
  expect(titleFacts(titles, 'hu', words.hu)).toEqual([
    { label: 'Cím angol nyelven', values: [{ text: 'War and Peace' }] },
  ])
  expect(titleFacts(titles, 'en', words.en)[0]?.label).toBe('Title in English')
  const series = [
    { title: 'Sárga könyvek', number: '12' },
    { title: 'Krimik', number: null },
  ]
  expect(otherSeriesFacts(series, words.hu)).toEqual([
    { label: 'További sorozat', values: [{ text: 'Sárga könyvek, 12' }, { text: 'Krimik' }] },
  ])
  expect(otherSeriesFacts([], words.hu)).toEqual([])
})

test('a prize has its year, its country and what it was', () => {
  const prize = { name: 'Booker-díj', year: '1989', country: 'GB', code: '04' }
  expect(prizeText(prize, 'hu', words.hu)).toBe('Booker-díj (1989, Egyesült Királyság, a döntősök között)')
  expect(prizeText({ ...prize, year: null, country: null, code: null }, 'en', words.en)).toBe('Booker-díj')
})
