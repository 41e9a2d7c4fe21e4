import { expect, test } from 'vitest'
import { langOf } from './lang-of.ts'

test('a text in another language than its page says which', () => {
  expect(langOf('hu', 'en')).toBe('hu')
  expect(langOf('de', 'hu')).toBe('de')
})

test('the language of the page needs no saying, and what is not known is not said', () => {
  expect(langOf('hu', 'hu')).toBeUndefined()
  expect(langOf(null, 'en')).toBeUndefined()
  expect(langOf(undefined, 'en')).toBeUndefined()
  expect(langOf('', 'en')).toBeUndefined()
})
