import { sql } from 'drizzle-orm'
import { formats } from '#contracts/shop.ts'
import type { Answer } from '../../../http/handler.ts'
import type { Context } from '../../../kernel/context.ts'
import { fail, ok, type Result } from '../../../kernel/result.ts'
import { selectAssets } from '../assets/find-assets.ts'
import { attributeValueOf } from '../parameters/attribute-value.ts'
import { type ParameterRow, selectParameterValues } from '../parameters/select-values.ts'
import { selectCards } from '../variants/select-cards.ts'

type Product = Answer<'GET /v2.0/products/{id}'>

const parametersOf = (rows: readonly ParameterRow[]): Product['parameters'] =>
  [...Map.groupBy(rows, ({ key }) => key).values()].flatMap((own) => {
    const [first] = own
    if (!first) return []
    const { key, name, type, unit, mandatory, variantModifier } = first
    const values = own.flatMap((row) => {
      const value = attributeValueOf(row)
      return value ? [{ ...value, variantId: row.variantId }] : []
    })
    return [{ key, name, type, unit, mandatory, variantModifier, values }]
  })

/** What can be had stands before what cannot, paper before download. */
const firstChoice = (variants: Product['variants']): number =>
  (variants.find(({ availability }) => availability !== 'unavailable') ?? variants[0])?.id ?? 0

export const findProduct = async (
  ctx: Context,
  productId: number,
  selected?: number,
): Promise<Result<Product, 'not_found'>> => {
  const { rows } = await ctx.recentDb.execute<{ id: number }>(
    sql`select id from variants where product_id = ${productId} and active`,
  )
  const cards = await selectCards(
    ctx,
    rows.map(({ id }) => id),
  )
  const variants = [...cards.values()].toSorted(
    (a, b) =>
      formats.indexOf(a.format) - formats.indexOf(b.format) ||
      (b.publishedOn ?? '').localeCompare(a.publishedOn ?? '') ||
      a.id - b.id,
  )
  const [first] = variants
  if (!first) return fail('not_found')
  return ok({
    id: productId,
    title: first.title,
    variants,
    parameters: parametersOf(
      await selectParameterValues(
        ctx,
        variants.map(({ id }) => id),
      ),
    ),
    assets: await selectAssets(ctx, productId),
    selectedVariantId: selected ?? firstChoice(variants),
  })
}

export const findProductOfVariant = async (ctx: Context, id: number): Promise<Result<Product, 'not_found'>> => {
  const card = (await selectCards(ctx, [id])).get(id)
  return card ? findProduct(ctx, card.productId, id) : fail('not_found')
}
