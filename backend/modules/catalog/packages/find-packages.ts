import { sql } from 'drizzle-orm'
import type { Amount } from '#contracts/money.ts'
import type { PackageDeal, PackageVariant } from '#contracts/product-page.ts'
import type { Context } from '../../../kernel/context.ts'
import { fail, ok, type Result } from '../../../kernel/result.ts'
import { isOnSale } from '../variants/is-on-sale.ts'
import { selectCards } from '../variants/select-cards.ts'

const partsOf = async ({ recentDb }: Context, packageIds: readonly number[]) => {
  const { rows } = await recentDb.execute<{ packageId: number; variantId: number; quantity: number }>(sql`
    select package_id as "packageId", variant_id as "variantId", quantity
    from package_items where package_id = any(${sql.param(packageIds)}::int[]) order by package_id, variant_id`)
  return rows
}

const sumOf = (items: PackageVariant['items']): Amount => ({
  gross: items.reduce((sum, { variant, quantity }) => sum + variant.price.gross * quantity, 0),
  net: items.reduce((sum, { variant, quantity }) => sum + variant.price.net * quantity, 0),
})

/** A package whose parts are not all on sale one by one has nothing to be compared with. */
const selectPackages = async (ctx: Context, packageIds: readonly number[]): Promise<PackageVariant[]> => {
  const parts = await partsOf(ctx, packageIds)
  const cards = await selectCards(ctx, [...packageIds, ...parts.map(({ variantId }) => variantId)])
  return packageIds.flatMap((id) => {
    const variant = cards.get(id)
    const own = parts.filter(({ packageId }) => packageId === id)
    const items = own.flatMap(({ variantId, quantity }) => {
      const part = cards.get(variantId)
      return part ? [{ variant: part, quantity }] : []
    })
    if (!variant || items.length === 0) return []
    const partsTotal = sumOf(items)
    const saving = { gross: partsTotal.gross - variant.price.gross, net: partsTotal.net - variant.price.net }
    const isWhole = items.length === own.length
    return [{ variant, items, partsTotal, saving: isWhole && saving.gross > 0 ? saving : null }]
  })
}

const dealOf = ({ saving, ...rest }: PackageVariant): PackageDeal[] => (saving ? [{ ...rest, saving }] : [])

export const findPackage = async (ctx: Context, id: number): Promise<Result<PackageVariant, 'not_found'>> => {
  const [found] = await selectPackages(ctx, [id])
  return found ? ok(found) : fail('not_found')
}

export const findPackageDeal = async (ctx: Context, id: number): Promise<Result<PackageDeal, 'not_found'>> => {
  const [deal] = (await selectPackages(ctx, [id])).flatMap(dealOf)
  return deal ? ok(deal) : fail('not_found')
}

/** Packages that hold one of these variants, the greatest saving first. */
export const findPackageDealsOf = async (ctx: Context, variantIds: readonly number[]): Promise<PackageDeal[]> => {
  const { rows } = await ctx.recentDb.execute<{ id: number }>(
    sql`select distinct package_id as id from package_items
      where variant_id = any(${sql.param(variantIds)}::int[]) order by package_id limit 20`,
  )
  const packages = await selectPackages(
    ctx,
    rows.map((row) => row.id),
  )
  return packages.flatMap(dealOf).toSorted((a, b) => b.saving.gross - a.saving.gross)
}

/** Packages that hold a variant, the greatest saving first. */
export const findPackageDeals = async (
  ctx: Context,
  id: number,
): Promise<Result<{ items: PackageDeal[] }, 'not_found'>> => {
  if (!(await isOnSale(ctx, id))) return fail('not_found')
  return ok({ items: await findPackageDealsOf(ctx, [id]) })
}
