import { expect, test } from 'vitest'
import { resultOfStatus } from './status.ts'

test.each([
  ['Prepared', 'PENDING'],
  ['Started', 'PENDING'],
  ['InProgress', 'PENDING'],
  ['Waiting', 'PENDING'],
  ['Reserved', 'PENDING'],
  ['Authorized', 'PENDING'],
  ['Succeeded', 'SUCCESSFUL'],
  ['Failed', 'ERROR'],
  ['PartiallySucceeded', 'ERROR'],
  ['Expired', 'TIMEOUT'],
  ['Canceled', 'CANCELED'],
  ['SomethingNew', 'PENDING'],
])('%s is %s', (status, result) => {
  expect(resultOfStatus(status)).toBe(result)
})
