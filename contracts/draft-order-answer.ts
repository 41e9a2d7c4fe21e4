import { z } from 'zod'
import { addressForm, stepForms } from './checkout-forms.ts'
import { checkoutSteps } from './checkout-steps.ts'
import { deliveryFlow } from './delivery-flows.ts'
import { draftOrderItem, unpricedItem, waitingItem } from './draft-order-items.ts'
import { amount } from './money.ts'
import { pickupPoint } from './pickup-points.ts'
import { plannedShipment } from './shipments.ts'
import { currencySchema } from './shop-schemas.ts'
import { storePlace } from './stores.ts'
import { totals } from './totals.ts'

const deliveryData = z.object({
  deliveryModeId: z.int(),
  flow: deliveryFlow,
  name: z.string(),
  address: z.nullable(addressForm),
  pickupPoint: pickupPoint.nullable(),
  store: storePlace.nullable(),
})

/** How a cart with a pre-order would be sent in two parcels: what can be sent now, and the rest on its publication day. */
const separation = z.object({
  chosen: z.boolean(),
  /** The price of the second parcel. As long as no delivery mode is chosen, it is the price of the cheapest mode. */
  price: amount,
  isPriceFinal: z.boolean(),
  shipments: z.array(plannedShipment),
})
export type Separation = z.infer<typeof separation>

/** A coupon of the cart. */
const cartCoupon = z.object({
  id: z.int(),
  code: z.string(),
  name: z.string(),
  /** Why it lowers nothing at the moment: an error code and its sentence; null where it counts. */
  problem: z.object({ code: z.string(), message: z.string() }).nullable(),
  /** It lowers less than it says, because new books have a fixed price. */
  isLimited: z.boolean(),
})
export type CartCoupon = z.infer<typeof cartCoupon>

/** Null for a step that has saved nothing yet. */
const savedForms = Object.fromEntries(Object.entries(stepForms).map(([step, form]) => [step, z.nullable(form)])) as {
  [Step in keyof typeof stepForms]: z.ZodNullable<(typeof stepForms)[Step]>
}

export const draftOrder = z.object({
  id: z.int(),
  uuid: z.uuid(),
  /** The client sends it with every change; an outdated version is refused with `version_conflict`. */
  version: z.int(),
  status: z.enum(['opened', 'closed']),
  currency: currencySchema,
  /** The offer that is accepted with this cart: its books and prices are fixed. Null for any other cart. */
  offer: z.object({ uuid: z.uuid(), number: z.string(), title: z.string() }).nullable(),
  coupons: z.array(cartCoupon),
  items: z.array(draftOrderItem),
  /**
   * Items without a price in the currency of the cart: the shop may have changed its prices since. They are not counted,
   * and nothing in the cart can be ordered until they are removed.
   */
  unpriced: z.array(unpricedItem),
  /** Chosen gifts and upsells that do not count at the moment. */
  waiting: z.array(waitingItem),
  totals,
  /** What the goods must cost at least, gross, and what is missing for that; null where nothing is demanded or missing. */
  minimumOrder: z.object({ amount: z.int(), missing: z.int() }).nullable(),
  ...savedForms,
  delivery: deliveryData.nullable(),
  /** The parcels as they are chosen now, the earliest first. Downloads need no parcel. As long as no delivery mode is chosen, the days are those of the first mode. */
  shipments: z.array(plannedShipment),
  /** Null where everything can be sent on the same day. */
  separation: separation.nullable(),
  paymentMethodId: z.int().nullable(),
  /** The steps in their order. A step is complete when its data are saved and still fit the cart. */
  steps: z.array(z.object({ name: z.enum(checkoutSteps), status: z.enum(['complete', 'active']) })),
  /** Set once the draft order has become an order. */
  orderUuid: z.uuid().nullable(),
})
export type DraftOrder = z.infer<typeof draftOrder>
