import { setImmediate } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { createLateReport } from './late-report.ts'
import type { Outcome } from './outcome.ts'

const outcomesOf = (reference: string): Outcome[] => [
  { reference, isbn: null, status: 'added', variantId: 1, changes: [], notes: [] },
]
const record = () => {
  const log: string[] = []
  const report = createLateReport(async ([outcome]) => {
    if (outcome?.reference === 'bad') throw new Error('The disk is full.')
    log.push(outcome?.reference ?? 'none')
  })
  return { log, report }
}

test('outcomes wait for the next batch, and none is left at the end', async () => {
  const { log, report } = record()
  await report.follow(outcomesOf('first'))
  expect(log).toEqual([])
  report.begin()
  report.begin()
  expect(log).toEqual([])
  await setImmediate()
  expect(log).toEqual(['first'])
  await report.follow(outcomesOf('second'))
  await report.follow(outcomesOf('third'))
  expect(log).toEqual(['first', 'second'])
  await report.end()
  await report.end()
  expect(log).toEqual(['first', 'second', 'third'])
})

test('a report that fails says so to who comes next', async () => {
  const { log, report } = record()
  await report.follow(outcomesOf('bad'))
  report.begin()
  await setImmediate()
  await expect(report.follow(outcomesOf('next'))).rejects.toThrow('The disk is full.')
  expect(log).toEqual([])
})
