import { expect, test } from 'vitest'
import { nonfiling, titleParts } from './title-parts.ts'

test.each([
  ['A Pál utcai fiúk', 'hu', 2],
  ['Az ember tragédiája', 'hu', 3],
  ['Egy magyar nábob', 'hu', 4],
  ['Azonosság', 'hu', 0],
  ['Toldi', 'hu', 0],
  ['The Picture of Dorian Gray', 'en', 4],
  ['A', 'hu', 0],
  ['A Nagy Gatsby', 'fi', 0],
])('of “%s” (%s) %i characters do not count in sorting', (title, language, count) => {
  expect(nonfiling(title, language)).toBe(count)
})

test.each([
  ['Háború és béke I. kötet', { title: 'Háború és béke', number: 'I. kötet' }],
  ['Háború és béke, 2. rész: A hazatérés', { title: 'Háború és béke', number: '2. rész', part: 'A hazatérés' }],
  ['Faust II.', { title: 'Faust', number: 'II.' }],
  ['A 2. emelet', { title: 'A 2. emelet' }],
  ['III. Richárd', { title: 'III. Richárd' }],
  ['1984', { title: '1984' }],
])('the parts of “%s”', (title, parts) => {
  expect(titleParts(title)).toEqual(parts)
})
