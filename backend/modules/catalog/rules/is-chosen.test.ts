import { expect, test } from 'vitest'
import { isChosen } from './is-chosen.ts'

const none = {
  key: 'edition',
  optionKey: null,
  boolValue: null,
  intValue: null,
  floatValue: null,
  dateValue: null,
  colorValue: null,
  stringValue: null,
  plainText: null,
}

test.each([
  [{ optionKey: 'ebook' }, 'edition:ebook', true],
  [{ optionKey: 'ebook' }, 'format:ebook', false],
  [{ boolValue: false }, 'edition:false', true],
  [{ floatValue: 4.2 }, 'edition:4.2', true],
  [{ dateValue: '2024-10-03' }, 'edition:2024-10-03', true],
  [{ colorValue: '#8c1c1c' }, 'edition:8c1c1c', true],
  [{ stringValue: '1. kiadás' }, 'edition:1-kiadas', true],
  [{ stringValue: 'diákkiadás' }, 'edition:diszkiadas', false],
  [{ stringValue: 'school edition', plainText: 'diákkiadás' }, 'edition:school-edition', true],
  [{ stringValue: 'school edition', plainText: 'diákkiadás' }, 'edition:diakkiadas', true],
  [{ stringValue: 'school edition', plainText: 'diákkiadás' }, 'edition:', false],
])('%j is chosen by %s: %s', (value, choice, expected) => {
  expect(isChosen({ ...none, ...value }, choice)).toBe(expected)
})
