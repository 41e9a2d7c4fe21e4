import { z } from 'zod'
import type { EndpointTable } from './endpoint.ts'
import { listOf, pageQuery } from './paging.ts'
import { ratingStatuses } from './ratings.ts'
import { idParam, none } from './shop-schemas.ts'
import { variantCard } from './variant-cards.ts'

const ownRating = z.object({
  id: z.int(),
  variantId: z.int(),
  bookTitle: z.string(),
  /** Null for a book that the shop no longer sells. */
  variant: variantCard.nullable(),
  stars: z.int(),
  title: z.string().nullable(),
  text: z.string().nullable(),
  status: z.enum(ratingStatuses),
  createdAt: z.string(),
})
export type OwnBookRating = z.infer<typeof ownRating>

/** What the customer has said of a purchase. Only the shop reads it. */
const purchaseRating = z.object({
  orderUuid: z.uuid(),
  orderNumber: z.string(),
  stars: z.int(),
  text: z.string().nullable(),
  createdAt: z.string(),
})

export const ownRatings = {
  'GET /v2.0/me/ratings': {
    action: 'ratings.list_own',
    summary: 'What the signed-in customer has rated, the latest first, and what could be rated.',
    query: pageQuery,
    response: listOf(ownRating).extend({
      /** False while ratings are switched off. What was given can be taken back even then. */
      mayRate: z.boolean(),
      isModerated: z.boolean(),
      /** On the first page alone: the latest purchases that were rated, and books that have arrived and were not. */
      purchases: z.array(purchaseRating),
      unrated: z.array(variantCard),
    }),
    errors: [],
  },
  'DELETE /v2.0/me/ratings/{id}': {
    action: 'ratings.write',
    summary: 'Takes back a rating of a book. It disappears from the page of the book.',
    params: z.object({ id: idParam }),
    response: none,
    errors: ['not_found'],
  },
} as const satisfies EndpointTable
