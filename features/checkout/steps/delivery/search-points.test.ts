import { describe, expect, test } from 'vitest'
import type { PickupPoint } from '#contracts/pickup-points.ts'
import { indexPoints, nearbyPoints, searchPoints } from './search-points.ts'

const point = (id: string, ZIPCode: string, city: string, addressLine: string, name: string): PickupPoint => ({
  carrier: 'foxpost',
  id,
  name,
  countryCode: 'HU',
  ZIPCode,
  city,
  addressLine,
  latitude: 47,
  longitude: 19,
})

const index = indexPoints([
  { ...point('9', '6720', 'Szeged', 'Széchenyi tér 2.', 'Szeged 2'), carrier: 'mpl' },
  point('3', '6720', 'Szeged', 'Kárász utca 5.', 'Nagyáruház'),
  point('1', '1134', 'Budapest', 'Váci út 1.', 'Westend Foxpost'),
  point('2', '1097', 'Budapest', 'Üllői út 131.', 'Könyves Kálmán körút'),
  point('4', '4400', 'Nyíregyháza', 'Hősök tere 9.', 'Szabolcs Ház'),
])

const found = (query: string) => searchPoints(index, query).map(({ point: { id } }) => id)

describe('searchPoints', () => {
  test('finds by ZIP code and by its beginning', () => {
    expect(found('1134')).toEqual(['1'])
    expect(found('11')).toEqual(['1'])
    expect(found('67')).toEqual(['3', '9'])
  })

  test('accents and case do not matter, in the query and in the place', () => {
    expect(found('ulloi')).toEqual(['2'])
    expect(found('ÜLLŐI ÚT')).toEqual(['2'])
    expect(found('hosok tere')).toEqual(['4'])
    expect(found('nyíregyháza')).toEqual(['4'])
  })

  test('words in any order, punctuation set aside', () => {
    expect(found('váci út, budapest')).toEqual(['1'])
    expect(found('131. Üllői')).toEqual(['2'])
  })

  test('a word is found by its beginning only', () => {
    expect(found('est')).toEqual([])
    expect(found('west')).toEqual(['1'])
  })

  test('by who runs it', () => {
    expect(found('posta szeged')).toEqual(['9'])
    expect(found('szeged foxpost')).toEqual(['3'])
  })

  test('nothing asked shows all, by ZIP code', () => {
    expect(found('  ')).toEqual(['2', '1', '4', '3', '9'])
  })

  test('what is nowhere finds nothing', () => {
    expect(found('Debrecen')).toEqual([])
  })
})

describe('nearbyPoints', () => {
  const nearby = (query: string) => nearbyPoints(index, query).map(({ point: { id } }) => id)

  test('a ZIP code without a point has its district’s, else its region’s', () => {
    expect(nearby('1138')).toEqual(['1'])
    expect(nearby(' 6791 ')).toEqual(['3', '9'])
    expect(nearby('8000')).toEqual([])
  })

  test('only a whole ZIP code has surroundings', () => {
    expect(nearby('113')).toEqual([])
    expect(nearby('Szeged')).toEqual([])
  })
})
