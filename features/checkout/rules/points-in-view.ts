import type { IndexedPoint } from './search-points.ts'

/** South, west, north, east. */
export type Frame = readonly [number, number, number, number]

const isInside = ({ point: { latitude, longitude } }: IndexedPoint, [south, west, north, east]: Frame) =>
  latitude >= south && latitude <= north && longitude >= west && longitude <= east

/**
 * What the map draws: points inside the frame, at most so many. Of too many every so-manyth is taken, so that the
 * picture stays true to where they are.
 */
export const pointsInView = (points: readonly IndexedPoint[], frame: Frame, most: number): IndexedPoint[] => {
  const inside = points.filter((one) => isInside(one, frame))
  if (inside.length <= most) return inside
  return Array.from({ length: most }, (_, index) => inside[Math.floor((index * inside.length) / most)]).filter(
    (one) => one !== undefined,
  )
}
