import { expect, test } from 'vitest'
import { addRepeat, filesToRepeat, type VitestReport } from './run-vitest.ts'

const reportOf = (...statuses: string[]): VitestReport => ({
  numPassedTests: 0,
  numFailedTests: 0,
  testResults: statuses.map((status, index) => ({
    name: `${index}.test.ts`,
    status,
    message: '',
    assertionResults: [],
  })),
})

test('files in which something failed run once more', () => {
  expect(filesToRepeat(reportOf('passed', 'failed', 'passed'))).toEqual(['1.test.ts'])
  expect(filesToRepeat(reportOf('passed'))).toEqual([])
})

test('a change that breaks many files is not tried again', () => {
  expect(filesToRepeat(reportOf('failed', 'failed', 'failed', 'failed'))).toEqual([])
})

test('what fails again has failed', () => {
  const first = { passed: 10, failed: 2, complaints: ['one', 'two'] }
  expect(addRepeat(first, { passed: 5, failed: 1, complaints: ['two'] })).toMatchObject({ passed: 11, failed: 1 })
  expect(addRepeat(first, { passed: 0, failed: 1, complaints: [] })).toMatchObject({ passed: 11, failed: 1 })
})

test('what passes alone has passed, and its first failure is still printed', () => {
  const outcome = addRepeat({ passed: 10, failed: 1, complaints: ['a race'] }, { passed: 6, failed: 0, complaints: [] })
  expect(outcome).toEqual({ passed: 11, failed: 0, complaints: ['Failed first, then ran alone: a race'] })
})
