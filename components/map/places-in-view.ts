export interface Place {
  key: string
  latitude: number
  longitude: number
  name: string
  /** Written beside the pin where there is room for it. */
  address: string
}

/** South, west, north, east. */
export type Frame = readonly [number, number, number, number]

const isInside = ({ latitude, longitude }: Place, [south, west, north, east]: Frame) =>
  latitude >= south && latitude <= north && longitude >= west && longitude <= east

/**
 * What the map draws: places inside the frame, at most so many. Of too many every so-manyth is taken, so that the
 * picture stays true to where they are.
 */
export const placesInView = (places: readonly Place[], frame: Frame, most: number): Place[] => {
  const inside = places.filter((one) => isInside(one, frame))
  if (inside.length <= most) return inside
  return Array.from({ length: most }, (_, index) => inside[Math.floor((index * inside.length) / most)]).filter(
    (one) => one !== undefined,
  )
}
