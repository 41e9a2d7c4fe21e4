import { z } from 'zod'
import { carrierCodes } from './carriers.ts'
import { deliveryFlow } from './delivery-flows.ts'
import { amount } from './money.ts'
import { arrival } from './shipments.ts'
import { totals } from './totals.ts'

export const deliveryContext = z.object({
  deliveryMode: z.object({
    id: z.int(),
    key: z.string(),
    flow: deliveryFlow,
    carrier: z.enum(carrierCodes).nullable(),
  }),
  name: z.string(),
  text: z.string(),
  price: amount,
  /** The price below the limit of free delivery; null where nothing is deducted. */
  listPrice: amount.nullable(),
  /** The totals of the cart if this delivery mode is chosen. */
  totals,
  /** The arrival of the last parcel; null for downloads. */
  arrival: arrival.nullable(),
})
export type DeliveryContext = z.infer<typeof deliveryContext>

export const paymentContext = z.object({
  /** The key is `cash_on_delivery`, `transfer` or that of a payment provider. */
  paymentMethod: z.object({ id: z.int(), key: z.string(), online: z.boolean() }),
  name: z.string(),
  text: z.string(),
  price: amount,
  /** The totals of the cart if this payment method is chosen. */
  totals,
})
export type PaymentContext = z.infer<typeof paymentContext>

/** The transfer of an organisation that may pay with a term; over its credit limit the method is not among the others. */
export const transferOffer = z.object({
  termDays: z.int(),
  isOverLimit: z.boolean(),
  /** Whether the invoice as it is saved would go to somebody else, who owes nothing. */
  isBilledElsewhere: z.boolean(),
})
export type TransferOffer = z.infer<typeof transferOffer>

/**
 * How a member pays who may not choose; null for who may. While the cart cannot be paid like that, the member chooses
 * among the other methods.
 */
export const defaultMethod = z.object({ name: z.string(), isOffered: z.boolean() })
export type DefaultMethod = z.infer<typeof defaultMethod>
