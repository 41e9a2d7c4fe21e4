import type { DeliveryFlow } from '#contracts/delivery-flows.ts'
import type { Currency } from '#contracts/shop.ts'

export interface DeliveryOffer {
  enabled: boolean
  flow: DeliveryFlow
  /** Gross; a currency that is missing cannot be delivered to. */
  prices: Partial<Record<Currency, number>>
}

export type CartKind = 'empty' | 'downloads' | 'carried'

export const cartKind = (items: readonly { type: 'physical' | 'virtual' }[]): CartKind => {
  if (items.length === 0) return 'empty'
  return items.some(({ type }) => type === 'physical') ? 'carried' : 'downloads'
}

/** Downloads take no delivery, everything else takes one. An empty cart may choose what a parcel may. */
export const deliveryFits = ({ enabled, flow, prices }: DeliveryOffer, kind: CartKind, currency: Currency): boolean =>
  enabled && prices[currency] !== undefined && (flow === 'none') === (kind === 'downloads')
