import { z } from 'zod'
import { amount } from './money.ts'

/** The first and the last of the days on which something may arrive. */
export const arrival = z.object({ from: z.iso.date(), to: z.iso.date() })
export type Arrival = z.infer<typeof arrival>

/** A parcel that a cart will make. */
export const plannedShipment = z.object({
  itemIds: z.array(z.int()),
  arrival,
  /** On which the latest of its books is published; null where all of it can leave now. */
  releasedOn: z.iso.date().nullable(),
})
export type PlannedShipment = z.infer<typeof plannedShipment>

/** A parcel of an order. Which items are in it says the order's detail alone. */
export const shipment = z.object({
  position: z.int(),
  arrival,
  releasedOn: z.iso.date().nullable(),
  price: amount,
  /** When the carrier got it, and when the reader. */
  sentAt: z.string().nullable(),
  handedOverAt: z.string().nullable(),
})
export type Shipment = z.infer<typeof shipment>
