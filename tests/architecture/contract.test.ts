import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { endpoints } from '#contracts/endpoints.ts'

const table = Object.keys(endpoints)
/** The spec writes some paths with the base and some without; all paths are under `/api`. */
const specCalls = readFileSync(new URL('spec-calls.txt', import.meta.url), 'utf8')
  .split('\n')
  .filter((line) => line && !line.startsWith('#'))
  .map((line) => line.replace(' /api/', ' /'))

test('every call of the spec is in the table', () => {
  expect(specCalls).toHaveLength(131)
  expect(specCalls.filter((call) => !table.includes(call))).toEqual([])
})

/** What asks the backend with data. The samples of the permissions and the fuzz test make up what they send. */
const asking = globSync('backend/**/*.{db.test,test-support}.ts', {
  exclude: ['backend/permission-*', 'backend/fuzz.db.test.ts'],
})

test('every call of the spec is made in a test of the backend that has data', () => {
  const sources = asking.map((file) => readFileSync(file, 'utf8')).join('\n')
  expect(specCalls.filter((call) => !sources.includes(`'${call}'`) && !sources.includes(`'${call}: `))).toEqual([])
})

test('every parameter of a path has its schema', () => {
  for (const [name, endpoint] of Object.entries(endpoints)) {
    const inPath = [...name.matchAll(/\{(\w+)\}/g)].map((match) => match[1])
    const declared = 'params' in endpoint ? Object.keys(endpoint.params.shape) : []
    expect(declared.toSorted(), name).toEqual(inPath.toSorted())
  }
})
