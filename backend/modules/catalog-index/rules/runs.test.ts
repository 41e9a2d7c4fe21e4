import { expect, test } from 'vitest'
import { createRuns, runAt, runValues, setRun, someInRun } from './runs.ts'

test('each slot has its own list, also after lists became longer or shorter', () => {
  const runs = createRuns()
  setRun(runs, 0, [1, 2, 3])
  setRun(runs, 1, [4])
  setRun(runs, 0, [5, 6, 7, 8])
  setRun(runs, 1, [])
  setRun(runs, 2, [9])
  expect([0, 1, 2, 3, -1].map((slot) => runValues(runs, slot))).toEqual([[5, 6, 7, 8], [], [9], [], []])
})

test('a test that passes ends the loop', () => {
  const runs = createRuns()
  setRun(runs, 0, [1, 2, 3])
  const seen: number[] = []
  expect(someInRun(runs, 0, (value) => seen.push(value) === 2)).toBe(true)
  expect(seen).toEqual([1, 2])
  expect(someInRun(runs, 0, () => false)).toBe(false)
})

test('a step leads from record to record', () => {
  const runs = createRuns()
  setRun(runs, 0, [1, 10, 2, 20])
  setRun(runs, 1, [3, 30])
  const seen: [number, number][] = []
  for (const run = runAt(runs, 1, 2); run.next();) seen.push([run.value, run.at])
  for (const run = runAt(runs, 0, 2); run.next();) seen.push([run.value, run.at])
  expect(seen).toEqual([
    [3, 4],
    [1, 0],
    [2, 2],
  ])
})
