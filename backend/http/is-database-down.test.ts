import { expect, test } from 'vitest'
import { isDatabaseDown } from './is-database-down.ts'

const coded = (code: string) => Object.assign(new Error('x'), { code })

test.each([
  [coded('ECONNREFUSED'), true],
  [coded('57P01'), true],
  [coded('23505'), false],
  [new Error('timeout exceeded when trying to connect'), true],
  [new Error('Connection terminated unexpectedly'), true],
  [new Error('Failed query', { cause: coded('ECONNRESET') }), true],
  [new Error('Failed query', { cause: coded('23505') }), false],
  ['a text', false],
])('%o: %s', (error, expected) => expect(isDatabaseDown(error)).toBe(expected))
