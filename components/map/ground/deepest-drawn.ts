import { type LatLng, towns } from './ground-data.ts'

/** Deeper it would be wrong by the width of a block of houses. */
const besideTowns = 13
/** Between towns there is nothing to be seen closer. */
const elsewhere = 10

/** How far one can go into the drawing where it would not be empty. */
export const deepestDrawn = (frame: { contains: (at: LatLng) => boolean }): number =>
  towns.some(({ at }) => frame.contains(at)) ? besideTowns : elsewhere
