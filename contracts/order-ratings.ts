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
  /** The path of the book's page. */
  path: z.string(),
  name: z.string(),
  authors: z.string(),
  cover,
  /** Whether the book has been delivered. */
  mayRate: z.boolean(),
  rating: opinion.extend({ status: z.enum(ratingStatuses) }).nullable(),
})

const orderRatings = z.object({
  number: z.string(),
  status: z.enum(orderStatuses),
  /** The name under the ratings. */
  displayName: z.string(),
  /** Whether an operator reads ratings before they are shown. */
  isModerated: z.boolean(),
  /** The rating of the purchase, possible after everything is delivered. Only the shop sees it. */
  order: z.object({ mayRate: z.boolean(), rating: opinion.nullable() }),
  books: z.array(ratedBook),
})
export type OrderRatings = z.infer<typeof orderRatings>

const params = z.object({ uuid: z.uuid() })
/** Needed without the session of the order: the e-mail address of the order. */
const proof = { email: z.string().trim().min(1, { error: 'required' }).max(256, { error: 'too_long' }).optional() }
const given = z.strictObject({ stars: ratingStars, text: ratingText(ratingLimits.text) })

export const orderRatingEndpoints = {
  'POST /orders/{uuid}/ratings/details': {
    action: 'orders.rate',
    summary:
      'The books of an order with their ratings, for the session or customer that placed it, and for everybody who knows its e-mail address.',
    params,
    body: z.strictObject(proof),
    response: orderRatings,
    errors: ['not_found', 'verification_failed', 'ratings_inactive'],
  },
  'PUT /orders/{uuid}/ratings': {
    action: 'orders.rate',
    botCheck: 'order_rating',
    summary:
      'Rates books of an order and the purchase, all or nothing; ratings that are left out do not change. Needs the same proof.',
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
