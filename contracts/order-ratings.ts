import { z } from 'zod'
import { cover } from './variant-cards.ts'
import type { EndpointTable } from './endpoint.ts'
import { orderStatuses } from './orders.ts'
import { ratingLimits } from './rating-form.ts'
import { ratingStatuses, ratingStars, ratingText } from './ratings.ts'
import { rowId } from './shop-schemas.ts'

const opinion = z.object({ stars: z.int(), text: z.string().nullable() })

const ratedBook = z.object({
  variantId: z.int(),
  /** Of the book's page. */
  path: z.string(),
  name: z.string(),
  authors: z.string(),
  cover,
  /** It has been handed over. */
  mayRate: z.boolean(),
  rating: opinion.extend({ status: z.enum(ratingStatuses) }).nullable(),
})

const orderRatings = z.object({
  number: z.string(),
  status: z.enum(orderStatuses),
  /** How ratings of books are signed. */
  displayName: z.string(),
  /** Somebody reads them before they appear. */
  isModerated: z.boolean(),
  /** How buying went, once all of it has been handed over. It is told to the shop alone. */
  order: z.object({ mayRate: z.boolean(), rating: opinion.nullable() }),
  books: z.array(ratedBook),
})
export type OrderRatings = z.infer<typeof orderRatings>

const params = z.object({ uuid: z.uuid() })
/** Who has no session of the order tells the e-mail address it was placed with. */
const proof = { email: z.string().trim().min(1, { error: 'required' }).max(256, { error: 'too_long' }).optional() }
const given = z.strictObject({ stars: ratingStars, text: ratingText(ratingLimits.text) })

export const orderRatingEndpoints = {
  'POST /orders/{uuid}/ratings/details': {
    action: 'orders.rate',
    summary:
      'The books of an order to be rated and what was said of them, for the session or customer that placed it or who knows its e-mail address.',
    params,
    body: z.strictObject(proof),
    response: orderRatings,
    errors: ['not_found', 'verification_failed', 'ratings_inactive'],
  },
  'PUT /orders/{uuid}/ratings': {
    action: 'orders.rate',
    summary: 'Rates books of an order and how it went, all or nothing; what is left out stays. By the same proof.',
    params,
    body: z.strictObject({
      ...proof,
      order: given.optional(),
      books: z
        .array(given.extend({ variantId: rowId }))
        .max(500)
        .default([]),
    }),
    response: orderRatings,
    errors: ['not_found', 'verification_failed', 'ratings_inactive', 'order_not_received', 'purchase_required'],
  },
} as const satisfies EndpointTable
