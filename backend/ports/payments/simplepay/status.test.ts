import { expect, test } from 'vitest'
import { claimOfEvent, resultOfStatus } from './status.ts'

test.each([
  ['INIT', 'PENDING'],
  ['INPAYMENT', 'PENDING'],
  ['INFRAUD', 'PENDING'],
  ['AUTHORIZED', 'PENDING'],
  ['AUTHORISED', 'PENDING'],
  ['FINISHED', 'SUCCESSFUL'],
  ['NOTAUTHORIZED', 'ERROR'],
  ['NOTAUTHORISED', 'ERROR'],
  ['TIMEOUT', 'TIMEOUT'],
  ['CANCELLED', 'CANCELED'],
  ['REVERSED', 'CANCELED'],
  ['SOMETHING NEW', 'PENDING'],
  ['constructor', 'PENDING'],
])('%s is %s', (status, result) => {
  expect(resultOfStatus(status)).toBe(result)
})

test('the browser can never claim success', () => {
  expect(claimOfEvent('SUCCESS')).toBe('PENDING')
  expect(claimOfEvent('FAIL')).toBe('ERROR')
})
