import words from './place-words.json' with { type: 'json' }
import { createSeededRandom, type SeededRandom } from './seeded-random.ts'
import towns from './towns.json' with { type: 'json' }

type Town = (typeof towns)[number]

/** Somewhere plausible in a real Hungarian town, at most the town's `spreadKm` from its centre. */
export interface Place {
  city: string
  /** Budapest only. */
  district: number | undefined
  zip: string
  street: Record<'name' | 'type' | 'houseNumber', string>
  lat: number
  lng: number
  shop: string
  spot: string
}

const KM_PER_DEGREE = 111.2

/** Every town once (as far as `count` goes), then the larger ones more often; the same places for the same seed. */
export function generatePlaces(count: number, seed: number): Place[] {
  const random = createSeededRandom(seed)
  const weighted = towns.flatMap((town) => Array.from({ length: town.weight }, () => town))
  return Array.from({ length: count }, (_, index) => generatePlace(towns[index] ?? random.pick(weighted), random))
}

function generatePlace(town: Town, random: SeededRandom): Place {
  const [name = '', type = ''] = random.pick(words.streets)
  const angle = random.next() * 2 * Math.PI
  const km = Math.sqrt(random.next()) * town.spreadKm
  const kmPerDegreeEast = KM_PER_DEGREE * Math.cos((town.lat * Math.PI) / 180)
  return {
    city: town.city,
    district: town.district,
    zip: town.zip,
    street: { name, type, houseNumber: String(1 + Math.floor(random.next() * 90)) },
    lat: round(town.lat + (km * Math.sin(angle)) / KM_PER_DEGREE),
    lng: round(town.lng + (km * Math.cos(angle)) / kmPerDegreeEast),
    shop: random.pick(words.shops),
    spot: random.pick(words.spots),
  }
}

/** "XIII." for a Budapest district. */
export function districtNumeral(district: number): string {
  const ones = ['', 'I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX'][district % 10] ?? ''
  return `${'X'.repeat(Math.floor(district / 10))}${ones}.`
}

/** "Budapest XIII." or the town's name alone. */
export function townName({ city, district }: Place): string {
  return district === undefined ? city : `${city} ${districtNumeral(district)}`
}

export function streetLine({ street }: Place): string {
  return `${street.name} ${street.type} ${street.houseNumber}.`
}

function round(degrees: number): number {
  return Math.round(degrees * 1e6) / 1e6
}
