import { expect, it } from 'vitest'
import { nameOf } from './labels.ts'
import { clearNameText, namesBeginning } from './name-texts.ts'

const named = (...names: string[]) => new Map(names.map((name, id) => [id, nameOf({ hu: name, en: name })]))

it.each([
  ['sh', [0, 3]],
  ['shaw', [3]],
  ['william', [0, 2]],
  ['w sha', [0]],
  ['shakespeare w', [0]],
  ['am sh', []],
  ['lord', [4]],
  ['x', []],
])('%s begins words of the names %j', (typed, expected) => {
  const names = named('William Shakespeare', 'Lőrincz Anna', 'William Blake', 'Shaw Shaw', 'Byron Lord')
  expect(namesBeginning(names, typed.split(' '))).toEqual(expected)
})

it('knows names that were added, and those that have changed once it is told', () => {
  const names = named('Anna')
  expect(namesBeginning(names, ['bea'])).toEqual([])
  names.set(7, nameOf({ hu: 'Bea', en: 'Bea' }))
  expect(namesBeginning(names, ['bea'])).toEqual([7])
  names.set(0, nameOf({ hu: 'Beatrix', en: 'Beatrix' }))
  clearNameText(names)
  expect(namesBeginning(names, ['bea'])).toEqual([0, 7])
})
