import { type LatLng, towns } from './ground-data.ts'

/** At a higher zoom the drawing would be wrong by the width of a block of houses. */
const besideTowns = 13
/** Between towns a higher zoom shows nothing more. */
const elsewhere = 10

/** The highest zoom at which the drawing still shows something. */
export const deepestDrawn = (frame: { contains: (at: LatLng) => boolean }): number =>
  towns.some(({ at }) => frame.contains(at)) ? besideTowns : elsewhere
