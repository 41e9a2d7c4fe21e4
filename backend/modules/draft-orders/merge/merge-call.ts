import { itemTypes } from '#contracts/draft-order-items.ts'
import type { DraftOrder } from '#contracts/draft-order-answer.ts'
import type { CartReport } from '#contracts/cart-report.ts'
import type { Context } from '../../../kernel/context.ts'
import { fail, ok } from '../../../kernel/result.ts'
import { readConfiguration } from '../../configuration/service.ts'
import { changeAnyVersion, unlessOffered } from '../change.ts'
import type { BroughtItem } from './brought-cart.ts'
import { mergeInto } from './merge-carts.ts'
import { isMergeStrategy } from './strategies.ts'

interface Asked {
  strategy?: string | undefined
  items: readonly (Omit<BroughtItem, 'type'> & { type: string })[]
  coupons: readonly string[]
}

type ItemType = (typeof itemTypes)[number]

/** An item of an unknown type is logged and left out (spec point 5). */
const knownItems = ({ log }: Context, items: Asked['items']): BroughtItem[] =>
  items.flatMap((item) => {
    const type = itemTypes.find((one): one is ItemType => one === item.type)
    if (!type) log.warn({ type: item.type }, 'an item of an unknown type is not merged')
    return type ? [{ ...item, type }] : []
  })

/** Brings a cart that a client has kept elsewhere to the open cart of this session or customer. */
export const mergeCart = async (ctx: Context, uuid: string, { strategy, items, coupons }: Asked) => {
  const chosen = strategy ?? (await readConfiguration(ctx.db)).cart_merge_strategy
  if (!isMergeStrategy(chosen)) {
    ctx.log.warn(`Cannot handle ${JSON.stringify(chosen)} strategy!`)
    return fail('invalid_data_provided', { field: 'strategy' })
  }
  const brought = { items: knownItems(ctx, items), coupons: coupons.map((code) => code.toUpperCase()) }
  let report: CartReport = { lines: [] }
  const changed = await changeAnyVersion(
    ctx,
    uuid,
    unlessOffered(async (tx, row) => {
      report = await mergeInto(tx, row, brought, chosen)
      return ok(row)
    }),
  )
  return changed.ok
    ? ok<{ draftOrder: DraftOrder; report: CartReport }>({ draftOrder: changed.value, report })
    : changed
}
