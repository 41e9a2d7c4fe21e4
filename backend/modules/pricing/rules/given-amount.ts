import type { Amount } from '#contracts/money.ts'
import type { Segment } from '#contracts/shop.ts'
import { grossOf } from './gross-of-net.ts'
import { netOf } from './net-of-gross.ts'

export interface Audience {
  segment: Segment | null
  forOrganizations: boolean
}

/** Institutions agree on net prices. The prices of all other lists are what readers pay. */
export const isGivenNet = ({ segment, forOrganizations }: Audience): boolean => forOrganizations || segment === 'b2b'

/** Both amounts of a price of a list. The given one is exact, the other one is computed from it. */
export const amountOf = (given: number, audience: Audience, vatRate: number): Amount =>
  isGivenNet(audience) ? { net: given, gross: grossOf(given, vatRate) } : { gross: given, net: netOf(given, vatRate) }
