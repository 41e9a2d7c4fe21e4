import type { DeliveryFlow } from '#contracts/delivery-flows.ts'
import type { Currency } from '#contracts/shop.ts'

export interface PaymentOffer {
  enabled: boolean
  online: boolean
  flows: readonly string[]
  fees: Partial<Record<Currency, number>>
}

/** Nobody stands at the door for a download, whatever the table of methods says. */
export const paymentFits = (
  { enabled, online, flows, fees }: PaymentOffer,
  flow: DeliveryFlow,
  currency: Currency,
): boolean => enabled && flows.includes(flow) && fees[currency] !== undefined && (online || flow !== 'none')
