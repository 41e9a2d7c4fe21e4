import type { Answer } from '../../http/handler.ts'
import type { Context } from '../../kernel/context.ts'
import { fail, ok, type Result } from '../../kernel/result.ts'
import { readConfiguration } from '../configuration/service.ts'
import { approvedOf, type RatingRow, selectDistribution, selectPage, selectProductId } from './queries.ts'

type Ratings = Answer<'GET /v2.0/variants/{id}/ratings'>

const none: Ratings = { items: [], cursor: null, count: 0, sum: null, distribution: [0, 0, 0, 0, 0] }

const encodePlace = ({ createdAt, id }: RatingRow): string => `${createdAt.getTime()}-${id}`

const decodePlace = (cursor: string): { at: Date; id: number } | undefined => {
  const [, at, id] = /^(\d{1,14})-(\d{1,9})$/.exec(cursor) ?? []
  return at && id ? { at: new Date(Number(at)), id: Number(id) } : undefined
}

const shown = ({
  id,
  stars,
  title,
  text,
  displayName,
  verified,
  locale,
  createdAt,
}: RatingRow): Ratings['items'][number] => ({
  id,
  stars,
  title,
  text,
  displayName,
  verified,
  locale,
  createdAt: createdAt.toISOString(),
})

/** Approved ratings with their average. Empty where ratings are switched off. */
export const listRatings = async (
  ctx: Context,
  variantId: number,
  { cursor, limit }: { cursor?: string | undefined; limit: number },
): Promise<Result<Ratings, 'not_found' | 'invalid_data_provided'>> => {
  const productId = await selectProductId(ctx.db, variantId)
  if (productId === undefined) return fail('not_found')
  const place = cursor === undefined ? undefined : decodePlace(cursor)
  if (cursor !== undefined && !place)
    return fail('invalid_data_provided', { field: 'cursor', issues: [{ field: 'cursor', code: 'invalid' }] })
  const settings = await readConfiguration(ctx.db)
  if (!settings.rating_active) return ok(none)
  const condition = approvedOf(productId, settings.rating_config_show_rating_by_product ? undefined : variantId)
  const byStars = new Map((await selectDistribution(ctx.db, condition)).map(({ stars, count }) => [stars, count]))
  const distribution = [1, 2, 3, 4, 5].map((stars) => byStars.get(stars) ?? 0)
  const count = distribution.reduce((sum, one) => sum + one, 0)
  const stars = distribution.reduce((sum, one, index) => sum + one * (index + 1), 0)
  const rows = await selectPage(ctx.db, condition, place, limit + 1)
  const last = rows.length > limit ? rows[limit - 1] : undefined
  return ok({
    items: rows.slice(0, limit).map(shown),
    cursor: last ? encodePlace(last) : null,
    count,
    sum: count > 0 ? { average: Math.round((stars / count) * 100) / 100, count } : null,
    distribution,
  })
}
