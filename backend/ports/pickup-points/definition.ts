import type { Hono } from 'hono'
import type { ParsePoints } from './collect-points.ts'
import type { PointLocale } from './port.ts'

export type ListUrls = Record<PointLocale, string>

/** All that the shop knows of a carrier of pickup points. The folder of the carrier exports one, and `carriers.ts` lists it. */
export interface CarrierDefinition {
  /**
   * The variables of the environment that hold the address of its list. Where `en` is missing or not set, the Hungarian
   * list serves both languages. Where `hu` is not set, the carrier is simulated.
   */
  addresses: { hu: string; en?: string }
  /** What is simulated then, in English. A production start that is refused says it. */
  kind: string
  parse: ParsePoints
  simulator: {
    /** The same lists on the simulator. Every path begins with a name of the carrier's own. */
    paths: ListUrls
    /** The routes that answer at these paths. */
    createRoutes: () => Hono
  }
}
