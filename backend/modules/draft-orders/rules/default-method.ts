import type { Currency } from '#contracts/shop.ts'
import type { DeliveryModeRow } from '../../delivery/service.ts'
import type { PaymentMethodRow } from '../../payments/service.ts'
import { type CartKind, deliveryFits } from './delivery-fit.ts'
import { paymentFits } from './payment-fit.ts'

/** How a member pays who may not choose (docs/decisions/0070). */
export interface DefaultMethod {
  method: PaymentMethodRow
  /** Whether the cart can be paid like that with any delivery. While it cannot, the member chooses. */
  isOffered: boolean
}

interface Offered {
  deliveryModes: readonly DeliveryModeRow[]
  /** Those that the member may choose. */
  paymentMethods: readonly PaymentMethodRow[]
}

export const defaultMethodOf = (
  method: PaymentMethodRow | undefined,
  { deliveryModes, paymentMethods }: Offered,
  { kind, currency }: { kind: CartKind; currency: Currency },
): DefaultMethod | null =>
  method
    ? {
        method,
        isOffered:
          paymentMethods.includes(method) &&
          deliveryModes.some((mode) => deliveryFits(mode, kind, currency) && paymentFits(method, mode.flow, currency)),
      }
    : null
