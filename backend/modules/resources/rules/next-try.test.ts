import { expect, test } from 'vitest'
import { nextTry } from './next-try.ts'

const now = new Date('2026-11-21T12:00:00Z')

test.each([
  ['unreachable', 1, '2026-11-21T12:05:00.000Z'],
  ['bad_status', 2, '2026-11-21T13:00:00.000Z'],
  ['timeout', 5, '2026-11-24T12:00:00.000Z'],
  ['timeout', 6, undefined],
  ['not_a_picture', 1, undefined],
  ['host_not_allowed', 1, undefined],
])('%s, for the %ith time, is tried again at %s', (problem, tries, at) => {
  expect(nextTry(problem, tries, now)?.toISOString()).toBe(at)
})
