import { expect, test } from 'vitest'
import { createRuns, runValues, setRun, someInRun } from './runs.ts'

const visited = (runs: ReturnType<typeof createRuns>, slot: number, step = 1) => {
  const values: number[] = []
  someInRun(runs, slot, step, (value) => void values.push(value))
  return values
}

test('each slot has its own list, also after lists became longer or shorter', () => {
  const runs = createRuns()
  setRun(runs, 0, [1, 2, 3])
  setRun(runs, 1, [4])
  setRun(runs, 0, [5, 6, 7, 8])
  setRun(runs, 1, [])
  setRun(runs, 2, [9])
  expect([0, 1, 2, 3].map((slot) => visited(runs, slot))).toEqual([[5, 6, 7, 8], [], [9], []])
  expect(runValues(runs, 0)).toEqual([5, 6, 7, 8])
})

test('a visit that returns true ends the loop', () => {
  const runs = createRuns()
  setRun(runs, 0, [1, 2, 3])
  const values: number[] = []
  expect(someInRun(runs, 0, 1, (value) => values.push(value) === 2)).toBe(true)
  expect(values).toEqual([1, 2])
  expect(someInRun(runs, 0, 1, () => false)).toBe(false)
})

test('a step leads from record to record', () => {
  const runs = createRuns()
  setRun(runs, 0, [1, 10, 2, 20])
  expect(visited(runs, 0, 2)).toEqual([1, 2])
})
