import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** Requirements of OWASP ASVS 5.0 of the levels 1 and 2, by number. */
const required = readFileSync('tests/architecture/asvs-ids.txt', 'utf8').trim().split('\n')

const rows = readFileSync('docs/asvs.md', 'utf8')
  .split('\n')
  .filter((line) => /^\| \d/.test(line))
  .map((line) => line.split('|').map((cell) => cell.trim()))
  .map(([, id = '', level = '', state = '', how = '', evidence = '']) => ({
    id,
    level,
    state,
    how,
    files: [...evidence.matchAll(/`([^`]+)`/g)].map(([, file]) => file ?? ''),
  }))

test('every requirement of levels 1 and 2 has its row, once', () => {
  expect(rows.map(({ id, level }) => `${id} ${level}`)).toEqual(required)
})

test('every row says how or why', () => {
  expect(
    rows.filter(({ state, how }) => how === '' || !/^(yes|part|later|operator|–)$/.test(state)).map(({ id }) => id),
  ).toEqual([])
})

test('every test that is named exists', () => {
  expect(
    rows.flatMap(({ id, files }) => files.filter((file) => !existsSync(file)).map((file) => `${id}: ${file}`)),
  ).toEqual([])
})
