import { expect, test } from 'vitest'
import { watchTime } from './time-left.ts'
import type { Suite } from './suites.ts'

const suite = (seconds: number, maxSlowness?: number): Suite => ({
  seconds,
  ...(maxSlowness && { maxSlowness }),
  run: async () => ({ passed: 1, failed: 0 }),
})

test('without a deadline every suite runs, however slow the machine is', () => {
  const time = watchTime()
  time.add(suite(10), 1_000)
  expect(time.whyLeftOut(suite(100_000, 2))).toBeUndefined()
})

test('a suite runs when its time, the slowness of the machine and a margin fit into what is left', () => {
  const time = watchTime(1_000_000, () => 0)
  time.add(suite(100), 150)
  expect(time.whyLeftOut(suite(606, 2))).toBeUndefined()
  expect(time.whyLeftOut(suite(607, 2))).toBe('it needs 1002 s here, and 1000 s are left')
})

test('a machine that is faster than the one of the figures gives no credit', () => {
  const time = watchTime(1_000_000, () => 0)
  time.add(suite(100), 10)
  expect(time.whyLeftOut(suite(910, 2))).toBeDefined()
})

test('a machine that is too slow for the time limits of a suite leaves it out', () => {
  const time = watchTime(1_000_000, () => 0)
  time.add(suite(100), 200)
  expect(time.whyLeftOut(suite(10, 2))).toBeUndefined()
  time.add(suite(100), 300)
  expect(time.whyLeftOut(suite(10, 2))).toMatch(/2\.5 times as slow as usual.* for 2 times/)
  expect(time.whyLeftOut(suite(10, 4))).toBeUndefined()
})

test('the core runs even if its time is over', () => {
  const time = watchTime(1_000, () => 5_000)
  expect(time.whyLeftOut(suite(10))).toBeUndefined()
  expect(time.whyLeftOut(suite(10, 4))).toBeDefined()
})
