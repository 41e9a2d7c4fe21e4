import { type SQL, sql } from 'drizzle-orm'
import type { Answer } from '../../../http/handler.ts'
import type { Context } from '../../../http/context.ts'
import { fail, ok, type Result } from '../../../http/result.ts'
import { decodeCursor, encodeCursor } from '../rules/cursor.ts'
import { pricedVariants } from '../variants/variant-sql.ts'

type Brand = Answer<'GET /v2.0/brands/{brandId}'>
type BrandRow = Brand & { total: number; [column: string]: unknown }

const order = 'name'

const selectBrands = async (ctx: Context, condition: SQL, limit: number): Promise<BrandRow[]> => {
  const { rows } = await ctx.db.execute<BrandRow>(sql`
    with counted as (
      select pc.contributor_id as id, count(distinct pc.product_id)::int as count
      from product_contributors pc join (${pricedVariants(ctx)}) on v.product_id = pc.product_id and v.active
      where pc.role = 'author' group by pc.contributor_id
    )
    select c.id, c.key as slug, c.name->>${ctx.locale} as name, c.born, c.died, c.country,
      c.bio->>${ctx.locale} as bio, counted.count,
      (select count(*)::int from counted) as total
    from contributors c join counted on counted.id = c.id
    where ${condition} order by c.sort_key collate "C", c.id limit ${limit}`)
  return rows
}

/** Authors who have a book on sale, in Hungarian alphabetical order. */
export const findBrands = async (
  ctx: Context,
  { cursor, limit }: { cursor?: string | undefined; limit: number },
): Promise<Result<Answer<'GET /v2.0/brands'>, 'invalid_data_provided'>> => {
  const place = cursor === undefined ? undefined : decodeCursor(cursor, order)
  if (cursor !== undefined && !place)
    return fail('invalid_data_provided', { field: 'cursor', issues: [{ field: 'cursor', code: 'invalid' }] })
  const after = place
    ? sql`(c.sort_key collate "C", c.id) >
        ((select sort_key from contributors where id = ${place.id}) collate "C", ${place.id})`
    : sql`true`
  const rows = await selectBrands(ctx, after, limit + 1)
  const items = rows.slice(0, limit)
  const last = items.at(-1)
  return ok({
    items,
    cursor: rows.length > limit && last ? encodeCursor({ order, value: null, id: last.id }) : null,
    count: rows[0]?.total ?? 0,
  })
}

export const findBrand = async (ctx: Context, id: number): Promise<Result<Brand, 'not_found'>> => {
  const [brand] = await selectBrands(ctx, sql`c.id = ${id}`, 1)
  return brand ? ok(brand) : fail('not_found')
}
