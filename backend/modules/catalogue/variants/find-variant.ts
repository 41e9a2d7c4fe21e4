import type { VariantDetail } from '#contracts/catalogue.ts'
import type { Context } from '../../../http/context.ts'
import { fail, ok, type Result } from '../../../http/result.ts'
import { selectCards } from './select-cards.ts'
import { selectDetail } from './select-detail.ts'
import { selectSiblings } from './select-siblings.ts'

export const findVariant = async (ctx: Context, id: number): Promise<Result<VariantDetail, 'not_found'>> => {
  const row = await selectDetail(ctx, id)
  if (!row) return fail('not_found')
  const [cards, siblings] = await Promise.all([selectCards(ctx, [id, ...row.parts]), selectSiblings(ctx, row.productId)])
  const card = cards.get(id)
  if (!card) return fail('not_found')
  const { width, height, ageFrom, ageTo, parts, ...detail } = row
  return ok({
    ...card,
    ...detail,
    size: width !== null && height !== null ? { width, height } : null,
    ages: ageFrom !== null && ageTo !== null ? { from: ageFrom, to: ageTo } : null,
    siblings,
    packageItems: parts.flatMap((part) => cards.get(part) ?? []),
  })
}
