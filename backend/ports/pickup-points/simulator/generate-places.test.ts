import { expect, test } from 'vitest'
import { generatePlaces } from './generate-places.ts'

test('places stay near their town', () => {
  const [first] = generatePlaces(1, 7)
  expect(first).toMatchObject({ city: 'Budapest', district: 1, zip: '1011' })
  const szeged = generatePlaces(400, 7).filter(({ city }) => city === 'Szeged')
  expect(szeged.length).toBeGreaterThan(3)
  for (const { lat, lng } of szeged) expect(Math.hypot(lat - 46.253, lng - 20.148)).toBeLessThan(0.02)
})
