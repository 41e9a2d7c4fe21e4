import { expect, it } from 'vitest'
import { beginsWords, fold, foldedWords } from './fold.ts'

it.each([
  ['Édes Anna', 'edes anna'],
  ['Bűn és bűnhődés', 'bun es bunhodes'],
  ['Łódź', 'lodz'],
  ['STRASSE Straße', 'strasse strasse'],
])('folds %s', (text, folded) => expect(fold(text)).toBe(folded))

it('splits a text into its words', () => {
  expect(foldedWords('A kis herceg – Saint-Exupéry (1943)')).toEqual(['a', 'kis', 'herceg', 'saint', 'exupery', '1943'])
  expect(foldedWords('…')).toEqual([])
})

it('finds beginnings of words in any order', () => {
  expect(beginsWords(['kosztolanyi', 'dezso'], ['dez', 'koszt'])).toBe(true)
  expect(beginsWords(['kosztolanyi', 'dezso'], ['anyi'])).toBe(false)
})
