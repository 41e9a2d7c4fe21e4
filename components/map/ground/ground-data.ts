import cities from './cities.json'
import country from './country.json'

export type LatLng = [latitude: number, longitude: number]
type Line = LatLng[]

interface Street {
  name: string
  line: Line
}
interface Town {
  name: string
  at: LatLng
  /** Of its built-up land, in metres; 0 where that is drawn. */
  radius: number
}

/**
 * A map of our own, so that nobody else's server is asked: the country's outline, lakes and rivers by Natural Earth
 * (public domain), everything inside of towns drawn by hand, some hundred metres exact (docs/decisions/0027).
 */
export const { border, lakes, rivers, roads, towns } = country as unknown as {
  border: Line
  lakes: Line[]
  rivers: Record<'wide' | 'narrow', Line[]>
  roads: Line[]
  /** The largest first. */
  towns: Town[]
}

export const { budapest, towns: townPlans } = cities as unknown as {
  budapest: {
    outline: Line
    water: Line[]
    islands: Line[]
    parks: Line[]
    bridges: Line[]
    streets: Street[]
    districts: { name: string; at: LatLng }[]
  }
  towns: { name: string; water: Line[]; streets: Street[] }[]
}
