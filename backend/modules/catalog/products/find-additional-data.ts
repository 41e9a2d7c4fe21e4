import { ne, sql } from 'drizzle-orm'
import type { AdditionalData } from '#contracts/product-page.ts'
import { assets } from '../../../db/schema/parameters.ts'
import type { Context } from '../../../kernel/context.ts'
import { fail, ok, type Result } from '../../../kernel/result.ts'
import { selectAssets } from '../assets/find-assets.ts'
import { selectCards } from '../variants/select-cards.ts'
import { selectRepresentatives } from '../variants/select-representatives.ts'

/** Volumes of one answer; a longer series has its own listing. */
const volumeLimit = 100

interface ProductRow {
  workId: number | null
  seriesId: number | null
  seriesName: string | null
  samplePages: number
  [column: string]: unknown
}

const selectProduct = async ({ recentDb, locale }: Context, id: number): Promise<ProductRow | undefined> => {
  const { rows } = await recentDb.execute<ProductRow>(sql`
    select p.work_id as "workId", s.id as "seriesId", s.title->>${locale} as "seriesName",
      (select count(*)::int from sample_pages where product_id = p.id) as "samplePages"
    from products p left join series s on s.id = p.series_id
    where p.id = ${id} and exists (select 1 from variants where product_id = p.id and active)`)
  return rows[0]
}

const numbersOf = async ({ recentDb }: Context, seriesId: number): Promise<Map<number, number | null>> => {
  const { rows } = await recentDb.execute<{ id: number; number: number | null }>(sql`
    select id, series_number as number from products where series_id = ${seriesId}
    order by series_number nulls last, sort_key collate "C", id limit ${volumeLimit}`)
  return new Map(rows.map(({ id, number }) => [id, number]))
}

const cardsOf = async (ctx: Context, productIds: readonly number[]) => {
  if (productIds.length === 0) return []
  const found = await selectRepresentatives(ctx, sql`p.id = any(${sql.param(productIds)}::int[])`)
  const cards = await selectCards(
    ctx,
    found.map(({ id }) => id),
  )
  const byProduct = new Map([...cards.values()].map((card) => [card.productId, card]))
  return productIds.flatMap((id) => byProduct.get(id) ?? [])
}

const editionsOf = async ({ recentDb }: Context, workId: number | null, id: number): Promise<number[]> => {
  if (workId === null) return []
  const { rows } = await recentDb.execute<{ id: number }>(
    sql`select id from products where work_id = ${workId} and id <> ${id} order by language, id`,
  )
  return rows.map((row) => row.id)
}

/** What stands around a product: its series, the work in other languages, its samples and films. */
export const findAdditionalData = async (ctx: Context, id: number): Promise<Result<AdditionalData, 'not_found'>> => {
  const product = await selectProduct(ctx, id)
  if (!product) return fail('not_found')
  const { workId, seriesId, seriesName, samplePages } = product
  const numbers = seriesId === null ? new Map<number, number | null>() : await numbersOf(ctx, seriesId)
  const volumes = (await cardsOf(ctx, [...numbers.keys()])).map((card) => ({
    ...card,
    number: numbers.get(card.productId) ?? null,
  }))
  return ok({
    productId: id,
    series: seriesId === null || seriesName === null ? null : { id: seriesId, name: seriesName, volumes },
    editions: await cardsOf(ctx, await editionsOf(ctx, workId, id)),
    samplePages,
    assets: await selectAssets(ctx, id, ne(assets.kind, 'image')),
  })
}
