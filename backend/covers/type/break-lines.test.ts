import { expect, test } from 'vitest'
import { breakLines } from './break-lines.ts'

/** With letters of one width. */
function broken(text: string, count: number): string[] | undefined {
  const words = text.split(' ')
  const widthOf = (from: number, to: number) => words.slice(from, to).join(' ').length
  return breakLines(words, count, widthOf)?.map(([from, to]) => words.slice(from, to).join(' '))
}

test('makes lines equal', () => {
  expect(broken('Légy jó mindhalálig', 2)).toEqual(['Légy jó', 'mindhalálig'])
  expect(broken('one two three four five six', 3)).toEqual(['one two', 'three four', 'five six'])
})

test('does not end a line with an article or a conjunction', () => {
  expect(broken('Büszkeség és balítélet', 2)).toEqual(['Büszkeség', 'és balítélet'])
  expect(broken('Nyugaton a helyzet változatlan', 3)).toEqual(['Nyugaton', 'a helyzet', 'változatlan'])
  expect(broken('Case of Dr Jekyll', 2)).toEqual(['Case of', 'Dr Jekyll'])
})

test('cannot make more lines than words', () => {
  expect(broken('Emma', 2)).toBeUndefined()
})
