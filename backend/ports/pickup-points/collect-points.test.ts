import { expect, test } from 'vitest'
import { collectPoints } from './collect-points.ts'

const POINT = {
  carrier: 'gls',
  name: 'Minta',
  countryCode: 'HU',
  ZIPCode: '1134',
  city: 'Budapest',
  addressLine: 'Minta utca 1.',
} as const

test.each([
  ['Budapest', 47.5, 19.05, true],
  ['Felsőszölnök, the westernmost village', 46.87, 16.17, true],
  ['Garbolc, the easternmost', 47.94, 22.86, true],
  ['Graz', 47.07, 15.44, false],
  ['Cluj-Napoca', 46.77, 23.59, false],
  ['Belgrade', 44.82, 20.46, false],
  ['Kraków', 50.06, 19.94, false],
  ['nowhere', Number.NaN, Number.NaN, false],
])('%s: offered only when in Hungary', (id, latitude, longitude, offered) => {
  const { points, withheld } = collectPoints('gls', [id], () => ({ ...POINT, id, latitude, longitude }))
  expect([points.length === 1, withheld === 0]).toEqual([offered, offered])
})

test('the first of two points with one id stays', () => {
  const collected = collectPoints('gls', ['first', 'second'], (name) => {
    return { ...POINT, id: '1', name, latitude: 47.5, longitude: 19 }
  })
  expect(collected).toMatchObject({ points: [{ name: 'first' }], broken: 1 })
})
