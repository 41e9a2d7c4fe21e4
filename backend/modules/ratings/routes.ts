import type { ratings } from '#contracts/ratings.ts'
import type { Handlers } from '../../http/handler.ts'
import { listRatings } from './list-ratings.ts'
import { findOwnRating, postRating } from './post-rating.ts'

export const ratingRoutes: Handlers<keyof typeof ratings> = {
  'GET /v2.0/variants/{id}/ratings': (ctx, { params, query }) => listRatings(ctx, params.id, query),
  'GET /v2.0/variants/{id}/ratings/own': (ctx, { params }) => findOwnRating(ctx, params.id),
  'POST /v2.0/variants/{id}/ratings': (ctx, { params, body }) => postRating(ctx, params.id, body),
}
