import { sql } from 'drizzle-orm'
import type { ProductList } from '#contracts/listing.ts'
import type { VariantCard } from '#contracts/variant-cards.ts'
import type { ErrorCode } from '#contracts/errors.ts'
import type { ListedProduct, ProductModels } from '#contracts/product-lists.ts'
import { formats } from '#contracts/shop.ts'
import type { Context } from '../../kernel/context.ts'
import { ok, type Result } from '../../kernel/result.ts'
import { findVariantCards } from '../catalog/service.ts'

/** By product, in the order of formats, the newest edition of a format first. */
const selectVariants = async (ctx: Context, productIds: readonly number[]): Promise<Map<number, VariantCard[]>> => {
  const { rows } = await ctx.recentDb.execute<{ id: number }>(
    sql`select id from variants where product_id = any(${sql.param(productIds)}::int[]) and active`,
  )
  const cards = await findVariantCards(
    ctx,
    rows.map(({ id }) => id),
  )
  const ordered = [...cards.values()].toSorted(
    (a, b) =>
      formats.indexOf(a.format) - formats.indexOf(b.format) ||
      (b.publishedOn ?? '').localeCompare(a.publishedOn ?? '') ||
      a.id - b.id,
  )
  return Map.groupBy(ordered, ({ productId }) => productId)
}

/** A list of variants as one of products: each with all its variants, that of the list selected. */
export const asProducts = async <Code extends ErrorCode>(
  ctx: Context,
  list: Result<ProductList, Code>,
): Promise<Result<ProductModels, Code>> => {
  if (!list.ok) return list
  const variants = await selectVariants(
    ctx,
    list.value.products.map(({ productId }) => productId),
  )
  const products = list.value.products.map(({ productId, title, id }): ListedProduct => ({
    id: productId,
    title,
    variants: variants.get(productId) ?? [],
    selectedVariantId: id,
  }))
  return ok({ ...list.value, products })
}
