import type { CartReport } from '#contracts/cart-report.ts'
import type { ErrorCode } from '#contracts/errors.ts'
import type { ListedBook } from '#contracts/shopping-lists.ts'
import type { Answer } from '../../http/handler.ts'
import type { Context } from '../../kernel/context.ts'
import { cutLatest, readLatest } from '../../kernel/latest-first.ts'
import { fail, ok, type Result } from '../../kernel/result.ts'
import { findVariantCards } from '../catalog/service.ts'
import { addLines, findOrOpen } from '../draft-orders/service.ts'
import { countItems, deleteItem, deleteItems, hasItem, insertItem, selectItems } from './queries.ts'
import { changeList, findList } from './service.ts'

/** The most variants on a list. */
const mostItems = 500

type Done<Code extends ErrorCode> = Result<Record<string, never>, Code>

type AddError = 'not_found' | 'item_not_found' | 'too_many_list_items'

/** What is on the list already stays where it is. @param from the list from which the variant moves */
export const addItem = (
  ctx: Context,
  id: string,
  { itemId, from }: { itemId: number; from?: string | undefined },
): Promise<Done<AddError>> =>
  changeList(ctx, id, async (tx, list): Promise<Done<AddError>> => {
    const source = from === undefined ? undefined : await findList(tx, from)
    if (from !== undefined && !source) return fail('not_found')
    if (!(await hasItem(tx.db, list.id, itemId))) {
      // A withdrawn book moves with the others, but nobody puts one on a list.
      const isKnown = source
        ? await hasItem(tx.db, source.id, itemId)
        : (await findVariantCards(tx, [itemId])).has(itemId)
      if (!isKnown) return fail('item_not_found')
      if ((await countItems(tx.db, list.id)) >= mostItems)
        return fail('too_many_list_items', { params: { most: mostItems } })
      await insertItem(tx.db, list.id, itemId)
    }
    if (source && source.id !== list.id) await deleteItem(tx.db, source.id, itemId)
    return ok({})
  })

export const removeItem = (ctx: Context, id: string, itemId: number): Promise<Done<'not_found'>> =>
  changeList(ctx, id, async (tx, list) => {
    await deleteItem(tx.db, list.id, itemId)
    return ok({})
  })

export const clearItems = (ctx: Context, id: string): Promise<Done<'not_found'>> =>
  changeList(ctx, id, async (tx, list) => {
    await deleteItems(tx.db, list.id)
    return ok({})
  })

export const findItems = async (
  ctx: Context,
  id: string,
  { cursor, limit }: { cursor?: string | undefined; limit: number },
): Promise<Result<Answer<'GET /v2.0/me/shopping_lists/{id}/items'>, 'not_found' | 'invalid_data_provided'>> => {
  const before = readLatest(cursor)
  if (!before.ok) return before
  const list = await findList(ctx, id)
  if (!list) return fail('not_found')
  const rows = await selectItems(ctx.db, list.id, { before: before.value, limit: limit + 1 })
  const { page, cursor: next } = cutLatest(rows, limit, (row) => row.id)
  const cards = await findVariantCards(
    ctx,
    page.map(({ variantId }) => variantId),
  )
  const items: ListedBook[] = page.map(({ variantId, title }) => ({
    variantId,
    title,
    variant: cards.get(variantId) ?? null,
  }))
  return ok({ items, cursor: next, count: await countItems(ctx.db, list.id) })
}

/** A copy of each book, at today's prices; what is no longer sold is refused in the report. */
export const orderItems = async (
  ctx: Context,
  id: string,
): Promise<Result<CartReport, 'not_found' | 'unauthenticated' | 'draft_order_closed' | 'offer_fixed'>> => {
  const list = await findList(ctx, id)
  if (!list) return fail('not_found')
  const cart = await findOrOpen(ctx, ctx.currency)
  if (!cart.ok) return cart
  const items = await selectItems(ctx.db, list.id)
  const added = await addLines(
    ctx,
    cart.value.uuid,
    items.map(({ variantId, title }) => ({ row: null, variantId, quantity: 1, name: title })),
  )
  return added.ok ? ok({ lines: added.value }) : added
}
