import { inArray } from 'drizzle-orm'
import type { CartReportLine } from '#contracts/cart-report.ts'
import { deals } from '../../../db/schema/deals.ts'
import { fail } from '../../../kernel/result.ts'
import { type DraftOrderItemRow, selectItems, upsertReward } from '../queries.ts'
import { type BroughtItem, deleteItems, isGoods, itemLine, type Merge } from './brought-cart.ts'

interface Parent {
  id: number | null
  /** The most copies that its gifts and upsells may have. */
  quantity: number
}

/** One choice of gifts or upsells: those of one deal, for an item or for the order. */
const choiceOf = ({ dealId, parentVariantId }: Pick<BroughtItem, 'dealId' | 'parentVariantId'>): string =>
  `${dealId} ${parentVariantId}`

const withParent = (
  items: readonly DraftOrderItemRow[],
  before: readonly DraftOrderItemRow[],
): (DraftOrderItemRow & { parentVariantId: number | null })[] =>
  items.map((item) => ({
    ...item,
    parentVariantId: before.find(({ id }) => id === item.parentId)?.variantId ?? null,
  }))

const bring = async (merge: Merge, item: BroughtItem, parent: Parent | undefined): Promise<CartReportLine> => {
  const refuse = (code: 'item_not_exists_in_order' | 'item_not_found') =>
    itemLine(merge, item, { taken: 0, outcome: 'refused', why: fail(code) })
  if (!parent) return refuse('item_not_exists_in_order')
  if (!merge.facts.has(item.variantId)) return refuse('item_not_found')
  const quantity = Math.min(item.quantity, parent.quantity)
  const { type, variantId, dealId } = item
  await upsertReward(merge.ctx.db, {
    draftOrderId: merge.own.id,
    type,
    parentId: parent.id,
    variantId,
    quantity,
    dealId,
  })
  return itemLine(merge, item, { taken: quantity, outcome: quantity < item.quantity ? 'reduced' : 'added' })
}

const knownDeals = async ({ ctx }: Merge, items: readonly BroughtItem[]): Promise<Set<number>> => {
  const ids = items.flatMap(({ dealId }) => (dealId === null ? [] : [dealId]))
  if (ids.length === 0) return new Set()
  return new Set((await ctx.db.select({ id: deals.id }).from(deals).where(inArray(deals.id, ids))).map(({ id }) => id))
}

/**
 * The second and the third phase (spec point 4): gifts and upsells of items, then those of the order. What was chosen of
 * one deal is one choice, so one cart's choice counts as a whole.
 */
export const mergeRewards = async (
  merge: Merge,
  brought: readonly BroughtItem[],
  isOfPhase: (item: Pick<BroughtItem, 'type'>) => boolean,
): Promise<CartReportLine[]> => {
  const { ctx, own, before, choose } = merge
  const now = await selectItems(ctx.db, own.id)
  const had = withParent(now.filter(isOfPhase), now)
  const wanted = brought.filter(isOfPhase)
  const ownChoices = Map.groupBy(had, choiceOf)
  const choices = Map.groupBy(wanted, choiceOf)
  const known = await knownDeals(merge, wanted)
  const parentOf = ({ parentVariantId }: BroughtItem): Parent | undefined => {
    if (parentVariantId === null) return { id: null, quantity: Infinity }
    return now.find((item) => isGoods(item) && item.variantId === parentVariantId)
  }
  const lines: CartReportLine[] = []
  for (const key of new Set([...ownChoices.keys(), ...choices.keys()])) {
    const [mine, theirs] = [ownChoices.get(key), choices.get(key)]
    const isOwn = mine !== undefined && choose<unknown>(mine, theirs) === mine
    if (mine && !isOwn) await deleteItems(ctx.db, mine)
    if (mine && !isOwn && !theirs)
      lines.push(...mine.map((item) => itemLine(merge, item, { taken: 0, outcome: 'removed' })))
    for (const item of theirs ?? []) {
      if (isOwn) lines.push(itemLine(merge, item, { taken: 0, outcome: 'unchanged' }))
      else if (item.dealId === null || !known.has(item.dealId))
        lines.push(itemLine(merge, item, { taken: 0, outcome: 'refused', why: fail('deal_not_available') }))
      else lines.push(await bring(merge, item, parentOf(item)))
    }
  }
  // An item that has left the cart has taken its gifts and upsells along.
  const gone = before.filter((item) => isOfPhase(item) && !now.some(({ id }) => id === item.id))
  return [...lines, ...gone.map((item) => itemLine(merge, item, { taken: 0, outcome: 'removed' as const }))]
}
