import type { CoverDesign } from './cover-design.ts'
import { dunapart } from './designs/dunapart.ts'
import { helikon } from './designs/helikon.ts'
import { jelenkor } from './designs/jelenkor.ts'
import { kolibri } from './designs/kolibri.ts'
import { kolofon } from './designs/kolofon.ts'
import { libri } from './designs/libri.ts'
import { northlight } from './designs/northlight.ts'
import { park } from './designs/park.ts'
import { szelrozsa } from './designs/szelrozsa.ts'

export const coverDesigns = {
  kolofon,
  kolibri,
  park,
  helikon,
  libri,
  jelenkor,
  szelrozsa,
  dunapart,
  northlight,
} satisfies Record<string, CoverDesign>
export type CoverDesignName = keyof typeof coverDesigns
