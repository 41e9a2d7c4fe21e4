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
  /** The radius of the built-up area in metres; 0 where the area is drawn. */
  radius: number
}

/**
 * A map of our own, so that no foreign server is called: the country's outline, lakes and rivers by Natural Earth
 * (public domain); everything inside towns drawn by hand, exact to some hundred metres (docs/decisions/0027).
 */
export const { border, lakes, rivers, roads, towns } = country as unknown as {
  border: Line
  lakes: Line[]
  rivers: Record<'wide' | 'narrow', Line[]>
  roads: Line[]
  /** The largest town first. */
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
