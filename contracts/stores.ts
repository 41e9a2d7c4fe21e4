import { z } from 'zod'
import { variantCard } from './variant-cards.ts'
import type { EndpointTable } from './endpoint.ts'

const period = z.object({ from: z.string(), to: z.string() })

/** Opening hours: ISO weekday 1 to 7, `HH:MM`; a day that is missing is closed. */
export const openingHours = z.array(period.extend({ day: z.int().min(1).max(7) }))
/** Days with special opening hours, by date; a day without periods is closed. */
const specialDay = z.object({ date: z.iso.date(), name: z.string(), periods: z.array(period) })

/** The place and the opening hours of a store. An order saves them. */
export const storePlace = z.object({
  id: z.int(),
  name: z.string(),
  ZIPCode: z.string(),
  city: z.string(),
  addressLine: z.string(),
  latitude: z.number(),
  longitude: z.number(),
  phone: z.string(),
  email: z.string(),
  open: openingHours,
})
export type StorePlace = z.infer<typeof storePlace>

export const store = storePlace.extend({
  /** The path of its page, in the requested language. */
  path: z.string(),
  /** From today on. */
  specialDays: z.array(specialDay),
  /** The number of titles in stock. */
  titles: z.int(),
})
export type Store = z.infer<typeof store>

/** The further data of a store's own page. */
export const storePage = store.extend({
  portrait: z.nullable(
    z.object({
      lead: z.string(),
      text: z.array(z.string()),
      directions: z.string(),
      events: z.array(z.object({ when: z.string(), what: z.string() })),
    }),
  ),
  /** The recommendations of its booksellers that it has in stock. */
  picks: z.array(variantCard),
})
export type StorePage = z.infer<typeof storePage>

export const stores = {
  'GET /v2.0/stores': {
    action: 'stores.read',
    summary: 'The stores.',
    response: z.object({ items: z.array(store) }),
  },
  'GET /v2.0/stores/{id}': {
    action: 'stores.read',
    summary: 'One store. {id} is its number, its slug, or the slug followed by the number.',
    params: z.object({ id: z.string().regex(/^[a-z0-9-]{1,80}$/) }),
    response: storePage,
    errors: ['not_found'],
  },
} as const satisfies EndpointTable
