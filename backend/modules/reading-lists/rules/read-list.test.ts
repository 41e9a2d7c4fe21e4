import { expect, test } from 'vitest'
import { readList } from './read-list.ts'
import { titleReadings } from './title-readings.ts'

const written = (text: string) => readList(text).map((entry) => entry.written)

test.each([
  ['1. Arany János: Toldi (Móra)', 'Arany János: Toldi (Móra)'],
  ['12) Jókai Mór: Az arany ember – 2 990 Ft', 'Jókai Mór: Az arany ember'],
  ['• Gárdonyi Géza: Egri csillagok ........ 12', 'Gárdonyi Géza: Egri csillagok'],
  ['– Molnár Ferenc: A Pál utcai fiúk, 240 oldal', 'Molnár Ferenc: A Pál utcai fiúk'],
  ['Madách Imre: Az ember tragédiája, 1.990,- Ft', 'Madách Imre: Az ember tragédiája'],
  ['80 nap alatt a Föld körül', '80 nap alatt a Föld körül'],
  ['1984', '1984'],
])('%s', (line, entry) => {
  expect(written(line)).toEqual([entry])
})

test('headings, notes and page numbers of a document are no entries', () => {
  expect(
    written('Kötelező olvasmányok\n2026/27. tanév\n9. évfolyam\nElső félév:\n\nToldi\n\n- 2 -\n12. oldal\n\nHamlet'),
  ).toEqual(['Toldi', 'Hamlet'])
})

test('lines that a document has broken are joined, in numbered lists and in others', () => {
  expect(written('1. Arany János:\nToldi\n2. Madách Imre: Az ember tra-\ngédiája\n3. Hamlet')).toEqual([
    'Arany János: Toldi',
    'Madách Imre: Az ember tragédiája',
    'Hamlet',
  ])
  expect(written('Arany János:\nToldi\nMolnár Ferenc: A Pál\nutcai fiúk\nHamlet')).toEqual([
    'Arany János: Toldi',
    'Molnár Ferenc: A Pál utcai fiúk',
    'Hamlet',
  ])
})

test('ISBNs and numbers of copies are read out of an entry', () => {
  expect(readList('Toldi, ISBN 978-963-000-001-7, 30 db')).toEqual([
    { written: 'Toldi', isbn: '9789630000017', copies: 30 },
  ])
  expect(readList('978 963 000 001 7')).toEqual([{ written: '9789630000017', isbn: '9789630000017', copies: null }])
  expect(readList('9789630000010'), 'no check digit').toMatchObject([{ isbn: undefined }])
})

test('an entry names its book in several ways, the whole one first', () => {
  expect(titleReadings('Arany János: Toldi (Móra), Budapest, 2019').map(({ text }) => text)).toContain(
    'Arany János: Toldi',
  )
  expect(titleReadings('Arany János: Toldi, Móra Kiadó, 2019').at(-1)).toEqual({
    text: 'Arany János: Toldi',
    isPartial: false,
  })
  expect(titleReadings('Versek, Ady Endre válogatása').at(-1)).toEqual({ text: 'Versek', isPartial: true })
})

test('a hostile text is read at once', () => {
  const start = performance.now()
  for (const part of ['1. ', '. ', '(', '9 7 8 ', 'a-\n', ' – ', 'Ft 1 '])
    readList(part.repeat(50_000 / part.length)).map((entry) => titleReadings(entry.written))
  expect(performance.now() - start).toBeLessThan(1_000)
})
