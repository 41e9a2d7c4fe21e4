import { expect, it } from 'vitest'
import { readAmount } from './read-amount.ts'

it.each([
  ['3490', 'HUF', 3490],
  ['12.90', 'EUR', 1290],
  ['12,9', 'EUR', 1290],
  ['12', 'EUR', 1200],
] as const)('%s %s', (text, currency, amount) => expect(readAmount(text, currency)).toBe(amount))

it.each([
  ['34.90', 'HUF'],
  ['0', 'HUF'],
  ['0.99', 'EUR'],
  ['-5', 'EUR'],
  ['1.234', 'EUR'],
  ['12345678', 'HUF'],
  ['', 'HUF'],
] as const)('%s %s is no price', (text, currency) => expect(readAmount(text, currency)).toBeUndefined())
