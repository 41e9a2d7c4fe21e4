import { z } from 'zod'
import { amount } from './money.ts'

/** The first and the last possible day of arrival. */
export const arrival = z.object({ from: z.iso.date(), to: z.iso.date() })
export type Arrival = z.infer<typeof arrival>

/** A parcel of a cart. */
export const plannedShipment = z.object({
  itemIds: z.array(z.int()),
  arrival,
  /** The day on which the last of its books is published; null where it can be dispatched now. */
  releasedOn: z.iso.date().nullable(),
})
export type PlannedShipment = z.infer<typeof plannedShipment>

/** A parcel of an order. The details of the order say which items it holds. */
export const shipment = z.object({
  position: z.int(),
  arrival,
  releasedOn: z.iso.date().nullable(),
  price: amount,
  /** The carrier's number of the parcel, by which anybody can follow it; null for those who may not see the order. */
  trackingNumber: z.string().nullable(),
  /** When the carrier got it, when it reached the pickup point or the shop, and when the customer got it. */
  sentAt: z.string().nullable(),
  arrivedAt: z.string().nullable(),
  handedOverAt: z.string().nullable(),
})
export type Shipment = z.infer<typeof shipment>

/** Of an ordered line those copies that a supplier had at the order; null for the days where it had said none. */
export const suppliedCopies = z.object({ copies: z.int(), leadDays: z.int().nullable() })
