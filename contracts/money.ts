import { z } from 'zod'
import { currencySchema } from './shop-schemas.ts'

/** Integers in the currency's minor unit. */
export const amount = z.object({ gross: z.int(), net: z.int() })
export type Amount = z.infer<typeof amount>

export const price = amount.extend({
  currency: currencySchema,
  /** Percent: 5 for books, 27 for others. */
  vatRate: z.number(),
  /** Before the reduction. */
  original: amount.optional(),
  /** Lowest of the 30 days before the reduction (EU price indication rule). */
  lowest30: amount.optional(),
})
export type Price = z.infer<typeof price>

/** From the cheapest to the dearest. */
export const priceRange = z.object({ from: amount, to: amount })
