import type { orderRatingEndpoints } from '#contracts/order-ratings.ts'
import type { ownRatings } from '#contracts/own-ratings.ts'
import type { ratings } from '#contracts/ratings.ts'
import type { Handlers } from '../../http/handler.ts'
import { listRatings } from './list-ratings.ts'
import { listOwnRatings, withdrawRating } from './own-ratings.ts'
import { findOwnRating, postRating } from './post-rating.ts'
import { rateOrder } from './rate-order.ts'
import { findOrderRatings } from './show-order-ratings.ts'

export const ratingRoutes: Handlers<
  keyof typeof ratings | keyof typeof ownRatings | keyof typeof orderRatingEndpoints
> = {
  'GET /v2.0/variants/{id}/ratings': (ctx, { params, query }) => listRatings(ctx, params.id, query),
  'GET /v2.0/variants/{id}/ratings/own': (ctx, { params }) => findOwnRating(ctx, params.id),
  'POST /v2.0/variants/{id}/ratings': (ctx, { params, body }) => postRating(ctx, params.id, body),
  'GET /v2.0/me/ratings': (ctx, { query }) => listOwnRatings(ctx, query),
  'DELETE /v2.0/me/ratings/{id}': (ctx, { params }) => withdrawRating(ctx, params.id),
  'POST /orders/{uuid}/ratings/details': (ctx, { params, body }) => findOrderRatings(ctx, params.uuid, body.email),
  'PUT /orders/{uuid}/ratings': (ctx, { params, body }) => rateOrder(ctx, params.uuid, body),
}
