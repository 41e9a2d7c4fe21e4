import type { Separation } from '#contracts/draft-order-answer.ts'
import type { Arrival, PlannedShipment } from '#contracts/shipments.ts'
import { arrivalDays } from '#lib/format/arrival-days.ts'
import type { DeliveryModeRow } from '../delivery/service.ts'
import { deliveryCost } from '../pricing/rules/delivery-price.ts'
import { type Cart, deliveryFee } from './cart.ts'
import { deliveryFits } from './rules/delivery-fit.ts'
import type { Shipment } from './rules/shipments.ts'

const arrivalOf = (now: Date, { daysFrom, daysTo }: DeliveryModeRow, { releasedOn, leadDays }: Shipment): Arrival =>
  arrivalDays(now, { from: daysFrom, to: daysTo }, { releasedOn, leadDays })

/** When all of it is there. */
export const lastArrival = (now: Date, shipments: readonly Shipment[], mode: DeliveryModeRow): Arrival | null => {
  const last = shipments.at(-1)
  return last ? arrivalOf(now, mode, last) : null
}

const fittingModes = ({ row, kind, deliveryModes }: Cart): DeliveryModeRow[] =>
  deliveryModes.filter((mode) => deliveryFits(mode, kind, row.currency))

/** As long as no delivery mode is chosen, the days are those of the first one. */
export const planShipments = (now: Date, cart: Cart, shipments: readonly Shipment[]): PlannedShipment[] => {
  const mode = cart.delivery ?? fittingModes(cart)[0]
  if (!mode) return []
  return shipments.map((shipment) => {
    const { itemIds, releasedOn } = shipment
    return { itemIds, releasedOn, arrival: arrivalOf(now, mode, shipment) }
  })
}

const priceOf = ({ row, lines, freeDelivery }: Cart, mode: DeliveryModeRow) =>
  deliveryCost(lines, deliveryFee(mode, row.currency), freeDelivery)

/** Collecting from a shop is free: it is no price to begin with for who has something brought. */
const cheapestBrought = (cart: Cart) =>
  fittingModes(cart)
    .filter(({ flow }) => flow !== 'store')
    .map((mode) => priceOf(cart, mode))
    .toSorted((a, b) => a.gross - b.gross)[0]

/** What sending in two would mean; null where there is nothing to separate. */
export const separationOf = (now: Date, cart: Cart): Separation | null => {
  const cost = cart.delivery ? priceOf(cart, cart.delivery) : cheapestBrought(cart)
  if (!cart.separable || !cost) return null
  const { kind, gross, net } = cost
  return {
    chosen: cart.row.sendSeparately,
    price: { gross, net },
    isPriceFinal: cart.delivery !== null || kind === 'free_shipping',
    shipments: planShipments(now, cart, cart.separable),
  }
}
