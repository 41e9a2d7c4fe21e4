import { type SQL, sql } from 'drizzle-orm'
import type { Context } from '../../../kernel/context.ts'
import { fail, ok, type Result } from '../../../kernel/result.ts'
import { selectParameterValues } from '../parameters/select-values.ts'
import { isChosen } from '../rules/is-chosen.ts'
import { parseIsbn } from '../rules/isbn.ts'
import { selectCards } from '../variants/select-cards.ts'
import { selectRepresentatives } from '../variants/select-representatives.ts'

interface CorrespondingQuery {
  sku?: string | undefined
  product?: number | undefined
  parameters?: string[] | undefined
}

/** The variants of a product that have all that was chosen. The format stands on the variant, too. */
const withAll = async (ctx: Context, product: number, choices: readonly string[]): Promise<number[]> => {
  const { rows } = await ctx.recentDb.execute<{ id: number; format: string }>(
    sql`select id, format from variants where product_id = ${product} and active`,
  )
  const values = await selectParameterValues(
    ctx,
    rows.map(({ id }) => id),
  )
  return rows
    .filter(({ id, format }) => {
      const own = values.filter(({ variantId }) => variantId === id)
      return choices.every((choice) => choice === `format:${format}` || own.some((value) => isChosen(value, choice)))
    })
    .map(({ id }) => id)
}

const conditionOf = async (
  ctx: Context,
  { sku, product, parameters = [] }: CorrespondingQuery,
): Promise<SQL | undefined> => {
  if (sku !== undefined) return sql`(v.sku = ${sku} or v.isbn = ${parseIsbn(sku) ?? sku})`
  if (product === undefined) return undefined
  if (parameters.length === 0) return sql`p.id = ${product}`
  return sql`v.id = any(${sql.param(await withAll(ctx, product, parameters))}::int[])`
}

/** The variant that an SKU, an ISBN or a choice of parameters means. */
export const findCorresponding = async (
  ctx: Context,
  query: CorrespondingQuery,
): Promise<Result<{ id: number; path: string }, 'not_found'>> => {
  const condition = await conditionOf(ctx, query)
  const [found] = condition ? await selectRepresentatives(ctx, condition) : []
  const card = found && (await selectCards(ctx, [found.id])).get(found.id)
  return card ? ok({ id: card.id, path: card.path }) : fail('not_found')
}
