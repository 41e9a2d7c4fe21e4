import { z } from 'zod'
import { adjustmentKinds } from './adjustments.ts'
import { amount } from './money.ts'

/** A line beside the items (spec point 3: discount/cost line kinds). A discount is negative. */
export const totalsCost = amount.extend({
  kind: z.enum(adjustmentKinds),
  /** The name of the delivery mode, the payment method, the deal or the coupon. */
  name: z.string(),
  /** The key of the delivery mode, the payment method or the deal; the code of the coupon. */
  originCode: z.string().nullable(),
})
export type TotalsCost = z.infer<typeof totalsCost>

export const totals = z.object({
  items: amount,
  costs: z.array(totalsCost),
  total: amount,
  /** VAT contained, by rate in percent. */
  vat: z.array(z.object({ rate: z.number(), amount: z.int() })),
  /** The gross total from which delivery is free; null where free delivery is not offered, or is no gain for this cart. */
  freeDeliveryFrom: z.int().nullable(),
  /** The gross amount that is missing for free delivery; null when it is reached or not offered. */
  missingForFreeDelivery: z.int().nullable(),
})
export type Totals = z.infer<typeof totals>
