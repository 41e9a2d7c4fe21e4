import type { DeliveryContext } from '#contracts/checkout-contexts.ts'
import type { Carrier } from '#contracts/pickup-points.ts'

export interface PickupOffer extends DeliveryContext {
  deliveryMode: DeliveryContext['deliveryMode'] & { carrier: Carrier }
}

/** The form's value for all carriers' points together: which of them brings it, the chosen point says. */
export const pointsOption = 'points'

const isPickup = (context: DeliveryContext): context is PickupOffer =>
  context.deliveryMode.flow === 'pickup_point' && context.deliveryMode.carrier !== null

export const pickupOffers = (contexts: readonly DeliveryContext[]): PickupOffer[] => contexts.filter(isPickup)

type Option = DeliveryContext | typeof pointsOption

/** What stands in the list of options: each way of delivery, and the points of all carriers as one, in the place of the first of them. */
export const deliveryOptions = (contexts: readonly DeliveryContext[]): Option[] => {
  const first = contexts.find(isPickup)
  return contexts.flatMap((context): Option[] =>
    context === first ? [pointsOption] : isPickup(context) ? [] : [context],
  )
}

/** The way of delivery of what is chosen; undefined while points are chosen without one of them. */
export const findContext = (
  contexts: readonly DeliveryContext[],
  { modeId, point }: { modeId: string; point: string },
): DeliveryContext | undefined =>
  modeId === pointsOption
    ? pickupOffers(contexts).find(({ deliveryMode }) => point.startsWith(`${deliveryMode.carrier}:`))
    : contexts.find((context) => !isPickup(context) && String(context.deliveryMode.id) === modeId)

/** From what a parcel to a point costs; undefined where no carrier can be had. */
export const cheapestOf = (offers: readonly PickupOffer[]): PickupOffer | undefined =>
  offers.toSorted((a, b) => a.price.gross - b.price.gross || (a.listPrice?.gross ?? 0) - (b.listPrice?.gross ?? 0))[0]
