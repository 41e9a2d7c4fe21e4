import { sql } from 'drizzle-orm'
import type { CartReportLine } from '#contracts/cart-report.ts'
import { fail } from '../../../kernel/result.ts'
import { takeCopies } from '../rules/take-copies.ts'
import { type BroughtItem, deleteItems, isGoods, itemLine, type Merge } from './brought-cart.ts'

const setQuantity = async (
  { ctx, own }: Merge,
  { type, variantId }: Pick<BroughtItem, 'type' | 'variantId'>,
  quantity: number,
): Promise<void> => {
  await ctx.db.execute(sql`
    insert into draft_order_items as item (draft_order_id, type, variant_id, quantity)
    values (${own.id}, ${type}, ${variantId}, ${quantity})
    on conflict (draft_order_id, variant_id, type, parent_id) do update set quantity = excluded.quantity`)
}

/** Brings one item to the cart. Where it cannot be had, what the cart had of it stays. */
const bring = async (merge: Merge, item: BroughtItem, own: number | undefined): Promise<CartReportLine> => {
  const facts = merge.facts.get(item.variantId)
  if (!facts) return itemLine(merge, item, { taken: 0, outcome: 'refused', why: fail('item_not_found') })
  const type = facts.format === 'package' ? 'PACKAGE' : 'ITEM'
  const taken = takeCopies(facts, item.quantity, 0)
  if (taken.taken > 0) await setQuantity(merge, { type, variantId: item.variantId }, taken.taken)
  const isReplaced = taken.outcome === 'added' && own !== undefined
  return itemLine(merge, { ...item, type }, isReplaced ? { ...taken, outcome: 'replaced' } : taken)
}

/** The first phase (spec point 4): items and packages. */
export const mergeGoods = async (merge: Merge, brought: readonly BroughtItem[]): Promise<CartReportLine[]> => {
  const { ctx, before, choose } = merge
  const own = before.filter(isGoods)
  const ownOf = (variantId: number) => own.find((item) => item.variantId === variantId)?.quantity
  const kept = new Set(
    own
      .filter(({ variantId, quantity }) => {
        const session = brought.find((item) => item.variantId === variantId)?.quantity
        return choose(quantity, session) !== undefined
      })
      .map(({ id }) => id),
  )
  const gone = own.filter(({ id }) => !kept.has(id))
  await deleteItems(ctx.db, gone)
  const lines = gone.map((item) => itemLine(merge, item, { taken: 0, outcome: 'removed' }))
  for (const item of brought) {
    const had = ownOf(item.variantId)
    const isOwn = had !== undefined && (had === item.quantity || choose(had, item.quantity) !== item.quantity)
    lines.push(isOwn ? itemLine(merge, item, { taken: had, outcome: 'unchanged' }) : await bring(merge, item, had))
  }
  return lines
}
