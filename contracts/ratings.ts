import { z } from 'zod'
import type { EndpointTable } from './endpoint.ts'
import { pageQuery } from './paging.ts'
import { ratingLimits } from './rating-form.ts'
import { idParam, localeSchema } from './shop-schemas.ts'

/** The average of all approved ratings; `null` where there is none, or where ratings are switched off. */
export const ratingSum = z.object({ average: z.number(), count: z.int() })
export type RatingSum = z.infer<typeof ratingSum>

const rating = z.object({
  id: z.int(),
  stars: z.int().min(1).max(5),
  title: z.string().nullable(),
  text: z.string().nullable(),
  displayName: z.string(),
  /** Whether the reader has bought the book in this shop. */
  verified: z.boolean(),
  locale: localeSchema,
  createdAt: z.string(),
})
export type Rating = z.infer<typeof rating>

export const ratingStatuses = ['waiting', 'approved', 'refused'] as const

export const ratingStars = z.int({ error: 'required' }).min(1, { error: 'required' }).max(5, { error: 'too_big' })

export const ratingText = (max: number) =>
  z
    .string()
    .trim()
    .max(max, { error: 'too_long' })
    .regex(/^(?![^]*<\/?[a-z!])/i, { error: 'no_markup' })
    .transform((value) => value || null)
    .nullable()
    .default(null)

const id = z.object({ id: idParam })
const own = rating.omit({ displayName: true }).extend({ status: z.enum(ratingStatuses) })

export const ratings = {
  'GET /v2.0/variants/{id}/ratings': {
    action: 'ratings.read',
    summary:
      'Approved ratings, the latest first: of the whole product or of this variant alone, as rating_config_show_rating_by_product says.',
    params: id,
    query: pageQuery.extend({ limit: z.coerce.number().int().min(1).max(100).default(5) }),
    response: z.object({
      items: z.array(rating),
      cursor: z.string().nullable(),
      count: z.int(),
      sum: ratingSum.nullable(),
      /** The number of ratings with one star, two stars … five stars. */
      distribution: z.array(z.int()).length(5),
    }),
    errors: ['not_found'],
  },
  'GET /v2.0/variants/{id}/ratings/own': {
    action: 'ratings.write',
    summary: 'Whether the signed-in reader may rate the product, and the reader’s rating.',
    params: id,
    response: z.object({ mayRate: z.boolean(), rating: own.nullable() }),
    errors: ['not_found'],
  },
  'POST /v2.0/variants/{id}/ratings': {
    action: 'ratings.write',
    summary: 'Rates a product. A second rating by the same reader replaces the first.',
    idempotent: true,
    params: id,
    body: z.strictObject({
      stars: ratingStars,
      title: ratingText(ratingLimits.title),
      text: ratingText(ratingLimits.text),
    }),
    response: own,
    errors: ['not_found', 'ratings_inactive', 'purchase_required'],
  },
} as const satisfies EndpointTable
