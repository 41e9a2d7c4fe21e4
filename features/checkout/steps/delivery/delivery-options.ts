import type { DeliveryContext } from '#contracts/checkout-contexts.ts'
import type { Carrier } from '#contracts/carriers.ts'

export interface PickupOffer extends DeliveryContext {
  deliveryMode: DeliveryContext['deliveryMode'] & { carrier: Carrier }
}

/** The value of the form for the points of all carriers together. The chosen point says which carrier it is. */
export const pointsOption = 'points'

const isPickup = (context: DeliveryContext): context is PickupOffer =>
  context.deliveryMode.flow === 'pickup_point' && context.deliveryMode.carrier !== null

export const pickupOffers = (contexts: readonly DeliveryContext[]): PickupOffer[] => contexts.filter(isPickup)

type Option = DeliveryContext | typeof pointsOption

/** The options of the list: each delivery mode, and the points of all carriers as one option in the place of the first of them. */
export const deliveryOptions = (contexts: readonly DeliveryContext[]): Option[] => {
  const first = contexts.find(isPickup)
  return contexts.flatMap((context): Option[] =>
    context === first ? [pointsOption] : isPickup(context) ? [] : [context],
  )
}

/** The delivery mode that is chosen; undefined as long as the option of the points is chosen without a point. */
export const findContext = (
  contexts: readonly DeliveryContext[],
  { modeId, point }: { modeId: string; point: string },
): DeliveryContext | undefined =>
  modeId === pointsOption
    ? pickupOffers(contexts).find(({ deliveryMode }) => point.startsWith(`${deliveryMode.carrier}:`))
    : contexts.find((context) => !isPickup(context) && String(context.deliveryMode.id) === modeId)

/** The cheapest carrier with points; undefined where there is none. */
export const cheapestOf = (offers: readonly PickupOffer[]): PickupOffer | undefined =>
  offers.toSorted((a, b) => a.price.gross - b.price.gross || (a.listPrice?.gross ?? 0) - (b.listPrice?.gross ?? 0))[0]
