export interface Position {
  latitude: number
  longitude: number
}

const earthKm = 6371
const radians = (degrees: number): number => (degrees * Math.PI) / 180

/** The straight distance in kilometres (haversine). */
export const distanceKm = (a: Position, b: Position): number => {
  const [up, across] = [radians(b.latitude - a.latitude), radians(b.longitude - a.longitude)]
  const chord =
    Math.sin(up / 2) ** 2 + Math.cos(radians(a.latitude)) * Math.cos(radians(b.latitude)) * Math.sin(across / 2) ** 2
  return 2 * earthKm * Math.asin(Math.sqrt(chord))
}

/** The nearest first. */
export const byDistance = <Place extends Position>(
  places: readonly Place[],
  from: Position,
): { place: Place; km: number }[] =>
  places.map((place) => ({ place, km: distanceKm(from, place) })).toSorted((a, b) => a.km - b.km)
