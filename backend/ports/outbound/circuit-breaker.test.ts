import { expect, test } from 'vitest'
import { createCircuitBreaker } from './circuit-breaker.ts'

function breakerAt(start: number) {
  const time = { now: start }
  return { time, breaker: createCircuitBreaker({ failures: 2, halfOpenMs: 1000 }, () => time.now) }
}

test('opens after so many failures in a row, for that host alone', () => {
  const { breaker } = breakerAt(0)
  breaker.record('a', false)
  expect(breaker.admits('a')).toBe(true)
  breaker.record('a', false)
  expect(breaker.admits('a')).toBe(false)
  expect(breaker.admits('b')).toBe(true)
})

test('a success between two failures starts the count again', () => {
  const { breaker } = breakerAt(0)
  breaker.record('a', false)
  breaker.record('a', true)
  breaker.record('a', false)
  expect(breaker.admits('a')).toBe(true)
})

test('half open lets exactly one call try, and its success closes', () => {
  const { breaker, time } = breakerAt(0)
  breaker.record('a', false)
  breaker.record('a', false)
  time.now = 999
  expect(breaker.admits('a')).toBe(false)
  time.now = 1000
  expect([breaker.admits('a'), breaker.admits('a')]).toEqual([true, false])
  breaker.record('a', true)
  expect([breaker.admits('a'), breaker.admits('a')]).toEqual([true, true])
})

test('a failed try opens for the whole time again', () => {
  const { breaker, time } = breakerAt(0)
  breaker.record('a', false)
  breaker.record('a', false)
  time.now = 1000
  breaker.admits('a')
  breaker.record('a', false)
  time.now = 1999
  expect(breaker.admits('a')).toBe(false)
  time.now = 2000
  expect(breaker.admits('a')).toBe(true)
})
