import { sql } from 'drizzle-orm'
import type { Answer } from '../../../http/handler.ts'
import type { Context } from '../../../kernel/context.ts'
import { fail, ok, type Result } from '../../../kernel/result.ts'
import { pathSql } from '../../url-resources/service.ts'
import { pricedVariants } from '../variants/variant-sql.ts'

type Collection = Answer<'GET /v2.0/collections/{id}'>

/** @param id the number of the collection or its key */
export const findCollection = async (ctx: Context, id: string): Promise<Result<Collection, 'not_found'>> => {
  const { rows } = await ctx.recentDb.execute<Collection & Record<string, unknown>>(sql`
    select k.id, k.key, ${pathSql('collection', ctx.locale, sql`k`)} as path, k.name->>${ctx.locale} as name, k.text->>${ctx.locale} as text,
      (select count(distinct v.product_id)::int
        from collection_variants cv join (${pricedVariants(ctx)}) on v.id = cv.variant_id and v.active
        where cv.collection_id = k.id) as count
    from collections k where k.key = ${id} or k.id::text = ${id}
    order by k.key = ${id} desc limit 1`)
  const [collection] = rows
  return collection ? ok(collection) : fail('not_found')
}
