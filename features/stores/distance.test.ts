import { expect, test } from 'vitest'
import { byDistance, distanceKm } from './distance.ts'

const budapest = { latitude: 47.4979, longitude: 19.0402 }
const szeged = { latitude: 46.253, longitude: 20.1414 }
const pecs = { latitude: 46.0727, longitude: 18.2323 }

test('Szeged is some 162 km from Budapest, there and back', () => {
  expect(distanceKm(budapest, szeged)).toBeGreaterThan(160)
  expect(distanceKm(budapest, szeged)).toBeLessThan(164)
  expect(distanceKm(szeged, budapest)).toBeCloseTo(distanceKm(budapest, szeged), 9)
  expect(distanceKm(szeged, szeged)).toBe(0)
})

test('the nearest comes first', () => {
  expect(byDistance([pecs, budapest, szeged], szeged).map(({ place }) => place)).toEqual([szeged, pecs, budapest])
})
