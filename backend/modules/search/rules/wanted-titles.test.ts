import { expect, test } from 'vitest'
import { foldedWords } from '../../text/rules/fold.ts'
import { createTitles } from './wanted-titles.ts'

const books: [id: number, title: string, others: string][] = [
  [1, 'edes anna', 'kosztolanyi dezso'],
  [2, 'hamlet', 'shakespeare william'],
  [3, 'hamlet, dan kiralyfi', 'shakespeare william'],
  [4, 'a kis herceg', 'saint-exupery'],
  [5, '1984', 'orwell george'],
  [6, 'hamlet', 'updike john'],
  [7, '„idezet”', 'nadas'],
]

const find = (...texts: string[]) => {
  const titles = createTitles(texts)
  for (const [id, title, others] of books)
    if (titles.mayBegin(title)) titles.compare(id, foldedWords(title), () => foldedWords(others))
  return Object.fromEntries(titles.found())
}

test('accents, capitals, punctuation and an article do not count', () => {
  expect(find('ÉDES ANNA!', 'Hamlet dán királyfi', 'Kis herceg', 'A kis herceg', '1984', 'Idézet')).toEqual({
    'ÉDES ANNA!': [1],
    'Hamlet dán királyfi': [3],
    'Kis herceg': [4],
    'A kis herceg': [4],
    '1984': [5],
    Idézet: [7],
  })
})

test('several books of one title are all found, unless the author is named', () => {
  expect(find('Hamlet', 'Shakespeare: Hamlet', 'Hamlet (John Updike)', 'Hamlet - Shakespeare, William')).toEqual({
    Hamlet: [2, 6],
    'Shakespeare: Hamlet': [2],
    'Hamlet (John Updike)': [6],
    'Hamlet - Shakespeare, William': [2],
  })
})

test('a part of a title and the title of nobody are not found', () => {
  expect(find('Anna', 'Édes', 'Móricz: Hamlet', '', ' ,;: ')).toEqual({})
})
