import { expect, test } from 'vitest'
import { describeInstall } from './install-missing.ts'
import { chooseSuites, suites } from './suites.ts'

test('what needs no database starts none', () => {
  for (const name of ['lint', 'types', 'unused', 'unit', 'backend', 'build', 'operator', 'bundle', 'e2e'])
    expect(suites[name]?.postgres, name).toBeUndefined()
  expect(suites['backend-postgres']?.postgres).toBe('shared')
})

test('without names, every suite runs that is not too slow for every change', () => {
  const chosen = chooseSuites([])
  expect(chosen).toContain('lint')
  expect(chosen).toContain('e2e')
  expect(chosen).not.toContain('soak')
})

test('named suites run in the order of the table, and heavy brings the build along', () => {
  expect(chooseSuites(['unit', 'lint'])).toEqual(['lint', 'unit'])
  expect(chooseSuites(['heavy'])).toEqual(expect.arrayContaining(['build', 'soak', 'chaos']))
  expect(chooseSuites(['heavy'])).not.toContain('unit')
})

test('a name that no suite has is refused with the names of all', () => {
  expect(() => chooseSuites(['lint', 'browser'])).toThrow(/No suite is called browser\..*e2e/)
})

test('before an install the gate names the package and the suites that need it', () => {
  expect(describeInstall('postgresql', 'run on a real Postgres server', ['backend-postgres', 'crash'])).toMatch(
    /installs the Debian package postgresql.*because backend-postgres, crash run on a real Postgres server/,
  )
})

test('every suite of the gate says how long it takes', () => {
  for (const name of chooseSuites([])) expect(suites[name]?.seconds, name).toBeGreaterThan(0)
})
