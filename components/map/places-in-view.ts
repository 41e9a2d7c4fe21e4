export interface Place {
  key: string
  latitude: number
  longitude: number
  name: string
  /** Shown beside the pin where there is room. */
  address: string
}

/** South, west, north, east. */
export type Frame = readonly [number, number, number, number]

const isInside = ({ latitude, longitude }: Place, [south, west, north, east]: Frame) =>
  latitude >= south && latitude <= north && longitude >= west && longitude <= east

/**
 * The places that the map draws: those inside the frame, up to a limit. Beyond the limit every n-th place is drawn, so
 * that the distribution stays true.
 */
export const placesInView = (places: readonly Place[], frame: Frame, max: number): Place[] => {
  const inside = places.filter((one) => isInside(one, frame))
  if (inside.length <= max) return inside
  return Array.from({ length: max }, (_, index) => inside[Math.floor((index * inside.length) / max)]).filter(
    (one) => one !== undefined,
  )
}
