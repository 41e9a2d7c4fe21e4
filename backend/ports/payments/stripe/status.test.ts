import { expect, test } from 'vitest'
import { resultOf, statusText } from './status.ts'

test.each([
  ['open', 'unpaid', undefined, 'PENDING'],
  ['open', 'unpaid', 'requires_payment_method', 'PENDING'],
  ['complete', 'paid', 'succeeded', 'SUCCESSFUL'],
  ['complete', 'unpaid', 'processing', 'PENDING'],
  ['complete', 'unpaid', 'requires_payment_method', 'ERROR'],
  ['complete', 'unpaid', 'canceled', 'ERROR'],
  ['complete', 'no_payment_required', undefined, 'PENDING'],
  ['expired', 'unpaid', undefined, 'TIMEOUT'],
  ['something new', 'unpaid', undefined, 'PENDING'],
] as const)('%s, %s, %s: %s', (status, payment_status, intent, result) =>
  expect(resultOf({ status, payment_status }, intent)).toBe(result),
)

test('for the log', () =>
  expect(statusText({ status: 'complete', payment_status: 'unpaid' }, 'processing')).toBe('complete/unpaid/processing'))
