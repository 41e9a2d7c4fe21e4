import { expect, test } from 'vitest'
import { readOutcome } from './outcomes.ts'

const refused = (code: string, ...issues: { field: string; code: string }[]) => ({ error: { code, issues } })

test.each([
  [refused('invalid_data_provided', { field: 'email', code: 'required' }), 'invalid_email'],
  [refused('invalid_data_provided', { field: 'consent', code: 'must_accept' }), 'must_accept'],
  [refused('invalid_data_provided', { field: 'imprints', code: 'invalid' }), 'failed'],
  [refused('too_many_requests'), 'too_many_requests'],
  [refused('bot_check_failed'), 'bot_check_failed'],
  [refused('forbidden'), 'failed'],
  [{}, 'failed'],
])('%o leads to %s', (refusal, outcome) => {
  expect(readOutcome(refusal)).toBe(outcome)
})
