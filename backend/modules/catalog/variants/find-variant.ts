import type { VariantDetail } from '#contracts/variant-detail.ts'
import { formats } from '#contracts/shop.ts'
import type { Context } from '../../../kernel/context.ts'
import { fail, ok, type Result } from '../../../kernel/result.ts'
import { factsIn } from '../rules/facts-in.ts'
import { priceOf } from './price-of.ts'
import { cardOf, selectCards } from './select-cards.ts'
import { type DetailRow, selectDetail } from './select-detail.ts'

/** In the order of `formats`. */
const siblingsOf = ({ siblings }: DetailRow): VariantDetail['siblings'] =>
  siblings
    .map((row) => ({
      id: row.id,
      path: row.path,
      format: row.format,
      price: priceOf(row),
      availability: row.availability,
      supplier: row.supplier,
      publishedOn: row.publishedOn,
    }))
    .toSorted((a, b) => formats.indexOf(a.format) - formats.indexOf(b.format))

export const findVariant = async (ctx: Context, id: number): Promise<Result<VariantDetail, 'not_found'>> => {
  const row = await selectDetail(ctx, id)
  if (!row) return fail('not_found')
  const { width, height, ageFrom, ageTo, parts, originalTitle, facts, collateral, edition, ...detail } = row
  const inPackage = await selectCards(ctx, parts)
  return ok({
    ...detail,
    ...cardOf(row),
    size: width !== null && height !== null ? { width, height } : null,
    ages: ageFrom !== null && ageTo !== null ? { from: ageFrom, to: ageTo } : null,
    siblings: siblingsOf(row),
    facts: factsIn(ctx.locale, { originalTitle, facts, collateral, edition }),
    packageItems: parts.flatMap((part) => inPackage.get(part) ?? []),
  })
}
