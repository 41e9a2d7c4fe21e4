import type { Visit } from '../visit.ts'
import type { ShopState } from './shop-state.ts'

/** The answer to an address that shows no page: another path of the shop. */
export interface Redirect {
  path: string
  status: 301 | 302 | 307
}

/** Checks a visit before it reaches its page. A redirect ends it; undefined passes it to the next guard. */
export type Guard = (visit: Visit, state: ShopState) => Redirect | undefined
