import { expect, test } from 'vitest'
import { pageNames, pageOf } from '#contracts/pages.ts'
import { guardOf } from './page-guards.ts'

test.each(['members', 'constructor', ''])('a guard with the name "%s" does not exist', (name) => {
  expect(() => guardOf(name)).toThrow('Unknown middleware')
})

test('every guard that a page names exists', () => {
  const names = pageNames.flatMap((page) => pageOf(page).guard ?? [])
  expect(names.length).toBeGreaterThan(10)
  for (const name of names) expect(guardOf(name)).toBeTypeOf('function')
})
