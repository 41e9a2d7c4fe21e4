import { describe, expect, test } from 'vitest'
import { type Frame, placesInView } from './places-in-view.ts'

const places = Array.from({ length: 1000 }, (_, id) => ({
  key: String(id),
  name: `Pont ${id}`,
  address: 'Fő utca 1.',
  latitude: 46 + id / 1000,
  longitude: 19,
}))
const all: Frame = [45, 16, 49, 23]

describe('placesInView', () => {
  test('draws nothing outside of the frame', () => {
    expect(placesInView(places, [46.5, 18, 46.509, 20], 150).map(({ latitude }) => latitude)).toEqual([
      46.5, 46.501, 46.502, 46.503, 46.504, 46.505, 46.506, 46.507, 46.508, 46.509,
    ])
  })

  test('of too many it draws an even choice', () => {
    const drawn = placesInView(places, all, 150)
    expect(new Set(drawn).size).toBe(150)
    expect(drawn.filter(({ latitude }) => latitude < 46.5)).toHaveLength(75)
  })
})
