import type { VariantCard } from '#contracts/variant-cards.ts'
import type { Context } from '../../../kernel/context.ts'
import { fail, ok, type Result } from '../../../kernel/result.ts'
import { selectCards } from './select-cards.ts'

export const findBasicVariant = async (ctx: Context, id: number): Promise<Result<VariantCard, 'not_found'>> => {
  const card = (await selectCards(ctx, [id])).get(id)
  return card ? ok(card) : fail('not_found')
}

/** In the order of the ids; what is not on sale is missing. */
export const findBasicVariants = async (ctx: Context, ids: readonly number[]): Promise<{ items: VariantCard[] }> => {
  const cards = await selectCards(ctx, ids)
  return { items: ids.flatMap((id) => cards.get(id) ?? []) }
}
