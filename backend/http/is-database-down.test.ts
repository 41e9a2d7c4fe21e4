import { expect, test } from 'vitest'
import { DatabaseAway } from '../db/database-away.ts'
import { isDatabaseDown } from './is-database-down.ts'

const coded = (code: string) => Object.assign(new Error('x'), { code })

test.each([
  [coded('ECONNREFUSED'), true],
  [coded('57P01'), true],
  [coded('23505'), false],
  [coded('57014'), true],
  [coded('55P03'), true],
  [Object.assign(coded('ENOENT'), { syscall: 'connect' }), true],
  [Object.assign(coded('ENOENT'), { syscall: 'open' }), false],
  [new DatabaseAway('x'), true],
  [new Error('Query read timeout'), true],
  [new Error('timeout expired'), true],
  [new Error('Client was closed and is not queryable'), true],
  [new Error('Connection terminated unexpectedly'), true],
  [new Error('Failed query', { cause: coded('ECONNRESET') }), true],
  [new Error('Failed query', { cause: coded('23505') }), false],
  ['a text', false],
])('%o: %s', (error, expected) => expect(isDatabaseDown(error)).toBe(expected))
