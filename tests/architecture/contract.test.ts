import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { endpoints } from '#contracts/endpoints.ts'

const table = Object.keys(endpoints)
/** The spec writes some paths with the base and some without; all paths are under `/api`. */
const specCalls = readFileSync(new URL('spec-calls.txt', import.meta.url), 'utf8')
  .split('\n')
  .filter((line) => line && !line.startsWith('#'))
  .map((line) => line.replace(' /api/', ' /'))

/** Calls of the spec that later issues add. The change that adds a call removes it from the list. */
const toCome = new Set(
  readFileSync(new URL('calls-to-come.txt', import.meta.url), 'utf8')
    .split('\n')
    .filter(Boolean),
)

test('every call of the spec is either in the table or on the list of later calls', () => {
  expect(specCalls.filter((call) => !table.includes(call) && !toCome.has(call))).toEqual([])
  expect([...toCome].filter((call) => table.includes(call))).toEqual([])
  expect([...toCome].filter((call) => !specCalls.includes(call))).toEqual([])
})

test('every parameter of a path has its schema', () => {
  for (const [name, endpoint] of Object.entries(endpoints)) {
    const inPath = [...name.matchAll(/\{(\w+)\}/g)].map((match) => match[1])
    const declared = 'params' in endpoint ? Object.keys(endpoint.params.shape) : []
    expect(declared.toSorted(), name).toEqual(inPath.toSorted())
  }
})
