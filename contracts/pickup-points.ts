import { z } from 'zod'
import { carrierCodes } from './carriers.ts'
import type { EndpointTable } from './endpoint.ts'

const loads = ['normal_loaded', 'medium_loaded', 'overloaded'] as const

export const pickupPoint = z.object({
  carrier: z.enum(carrierCodes),
  id: z.string(),
  name: z.string(),
  countryCode: z.string(),
  ZIPCode: z.string(),
  city: z.string(),
  addressLine: z.string(),
  latitude: z.number(),
  longitude: z.number(),
  phone: z.string().optional(),
  email: z.string().optional(),
  /** The postal carrier's group, such as `10_posta` or `30_csomagautomata`. */
  type: z.string().optional(),
  /** ISO weekday 1 to 7; two rows of a day have the midday break between them. */
  open: z.array(z.object({ day: z.int().min(1).max(7), from: z.string(), to: z.string() })).optional(),
  findMe: z.string().optional(),
  fillEmptyList: z.array(z.object({ emptying: z.string(), filling: z.string() })).optional(),
  load: z.enum(loads).optional(),
})
export type PickupPoint = z.infer<typeof pickupPoint>

export const pickupPoints = {
  'GET /v2.0/pickup_points': {
    action: 'delivery.read',
    summary: 'The pickup points of a carrier.',
    query: z.object({ carrier: z.enum(carrierCodes) }),
    response: z.object({ items: z.array(pickupPoint), /** The time of the last fetch. */ fetchedAt: z.string() }),
    errors: ['carrier_unavailable'],
  },
} as const satisfies EndpointTable
