import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { limitRepeats } from './limit-repeats.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('of a hundred lines of a kind five are written, and one says how many there were', () => {
  const sums: [string, number][] = []
  const { admit } = limitRepeats(60_000, (...sum) => sums.push(sum))
  const written = Array.from({ length: 100 }, () => admit('down')).filter(Boolean).length
  expect(admit('something else')).toBe(true)
  expect([written, sums]).toEqual([5, []])
  vi.advanceTimersByTime(60_000)
  expect(sums).toEqual([['down', 95]])
  expect(admit('down')).toBe(true)
  vi.advanceTimersByTime(60_000)
  expect(sums).toHaveLength(1)
})

test('a thousand kinds take the room of two hundred', () => {
  const sums = new Map<string, number>()
  const { admit } = limitRepeats(60_000, (kind, count) => void sums.set(kind, count))
  const written = Array.from({ length: 1_000 }, (_, index) => admit(`kind ${index}`)).filter(Boolean).length
  vi.advanceTimersByTime(60_000)
  expect([written, [...sums]]).toEqual([205, [['other', 795]]])
})
