import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type ChangeLog, createChangeLog } from './change-log.ts'

let changes: ChangeLog
beforeEach(() => {
  vi.useFakeTimers()
  changes = createChangeLog(10_000)
})
afterEach(() => void vi.useRealTimers())

const tags = new Set(['offer:1', 'configuration'])

test('a change touches what has one of its tags, and nothing that was asked for later', () => {
  changes.record(['offer:2'])
  expect(changes.hasChanged(tags, 0)).toBe(false)
  changes.record(['offer:1', 'offer:3'])
  expect(changes.hasChanged(tags, 0)).toBe(true)
  expect(changes.hasChanged(tags, 1)).toBe(true)
  expect(changes.hasChanged(tags, changes.count())).toBe(false)
})

test('everything touches everything', () => {
  changes.record('everything')
  expect(changes.hasChanged(tags, 0)).toBe(true)
  expect(changes.hasChanged(new Set(), 0)).toBe(true)
  expect(changes.hasChanged(tags, 1)).toBe(false)
})

test('where the tags are unknown, every change counts', () => {
  expect(changes.hasChanged(undefined, 0)).toBe(false)
  changes.record(['offer:2'])
  expect(changes.hasChanged(undefined, 0)).toBe(true)
})

test('says when something with a tag last changed', () => {
  expect(changes.changedAt('configuration')).toBe(0)
  changes.record(['configuration'])
  const first = Date.now()
  vi.advanceTimersByTime(500)
  changes.record(['offer:2'])
  expect(changes.changedAt('configuration')).toBe(first)
  changes.record('everything')
  expect(changes.changedAt('configuration')).toBe(first + 500)
})

test('a change that comes again is as young as its last announcement, and old changes are forgotten', () => {
  changes.record(['offer:1'])
  changes.record(['offer:9'])
  vi.advanceTimersByTime(9_000)
  changes.record(['offer:9'])
  vi.advanceTimersByTime(2_000)
  changes.record(['offer:2'])
  expect(changes.hasChanged(new Set(['offer:9']), 2)).toBe(true)
  expect(changes.hasChanged(new Set(['offer:1']), 0)).toBe(false)
})
