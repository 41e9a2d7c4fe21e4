import { describe, expect, test } from 'vitest'
import { indexPoints } from './search-points.ts'
import { type Frame, pointsInView } from './points-in-view.ts'

const points = indexPoints(
  Array.from({ length: 1000 }, (_, id) => ({
    carrier: 'gls' as const,
    id: String(id),
    name: `Pont ${id}`,
    countryCode: 'HU',
    ZIPCode: String(1000 + id),
    city: 'Budapest',
    addressLine: 'Fő utca 1.',
    latitude: 46 + id / 1000,
    longitude: 19,
  })),
)
const all: Frame = [45, 16, 49, 23]

describe('pointsInView', () => {
  test('draws nothing outside of the frame', () => {
    expect(pointsInView(points, [46.5, 18, 46.509, 20], 150).map(({ point }) => point.latitude)).toEqual([
      46.5, 46.501, 46.502, 46.503, 46.504, 46.505, 46.506, 46.507, 46.508, 46.509,
    ])
  })

  test('of too many it draws an even choice', () => {
    const drawn = pointsInView(points, all, 150)
    expect(new Set(drawn).size).toBe(150)
    expect(drawn.filter(({ point }) => point.latitude < 46.5)).toHaveLength(75)
  })
})
