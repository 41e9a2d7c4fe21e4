import { expect, test } from 'vitest'
import { parseLetter, writeLetter } from './letter-url.ts'

test('a letter is read by the word of either language and written by its own', () => {
  expect(parseLetter({ betu: 'sz' })).toEqual({ letter: 'sz', cursor: undefined })
  expect(parseLetter({ letter: 'ö', cursor: 'abc' })).toEqual({ letter: 'ö', cursor: 'abc' })
  expect(writeLetter({ letter: 'sz' }, 'hu')).toEqual({ betu: 'sz' })
  expect(writeLetter({ letter: 'sz', cursor: 'abc' }, 'en')).toEqual({ letter: 'sz', cursor: 'abc' })
})

test('a value that is no letter is ignored', () => {
  expect(parseLetter({ betu: 'á', cursor: ['a', 'b'] })).toEqual({ letter: undefined, cursor: undefined })
  expect(writeLetter({}, 'hu')).toEqual({})
})
