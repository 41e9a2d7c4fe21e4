import { z } from 'zod'
import { maxOfferLines } from '#contracts/offer-statuses.ts'

const money = z.number().min(0).max(10_000_000)

/**
 * What the operator fills in, offline. It is the whole version: a book that is not in it is not offered. Prices are net
 * and in whole units of the offer's currency.
 */
export const pricingForm = z.strictObject({
  /** The last day on which the offer can be accepted. */
  validUntil: z.iso.date(),
  delivery: z.strictObject({ price: money, text: z.string().trim().max(500).default('') }),
  lines: z
    .array(
      z
        .strictObject({
          sku: z.string().trim().min(1),
          quantity: z.int().min(1).max(9_999),
          /** Net, of one copy. */
          price: money.optional(),
          /** Percent off the net list price. */
          discount: z.number().min(0).max(100).optional(),
        })
        .refine(({ price, discount }) => (price === undefined) !== (discount === undefined), {
          error: 'a line needs either a price or a discount',
        }),
    )
    .min(1)
    .max(maxOfferLines)
    .refine((lines) => new Set(lines.map(({ sku }) => sku.toUpperCase())).size === lines.length, {
      error: 'an article number stands in it twice',
    }),
})
export type PricingForm = z.infer<typeof pricingForm>
