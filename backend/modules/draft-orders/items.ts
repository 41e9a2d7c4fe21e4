import { currencies, type Currency } from '#contracts/shop.ts'
import type { Context } from '../../http/context.ts'
import { fail, type Failure, ok } from '../../http/result.ts'
import { findPurchasable } from '../catalogue/service.ts'
import { loadCart } from './cart.ts'
import { changeAnyVersion, changeDraftOrder } from './change.ts'
import { deleteItem, type DraftOrderRow, growItem, updateQuantity } from './queries.ts'
import { refuseQuantity } from './rules/quantity-limit.ts'

const whyMissing = async (ctx: Context, variantId: number): Promise<Failure<'item_not_found' | 'no_value_for_currency'>> => {
  for (const currency of Object.keys(currencies) as Currency[])
    if ((await findPurchasable({ ...ctx, currency }, [variantId])).has(variantId)) return fail('no_value_for_currency')
  return fail('item_not_found')
}

/** Put in first and judged by the cart as it then is, which is the answer, too: what is refused is undone. */
const addTo = async (ctx: Context, row: DraftOrderRow, { variantId, quantity }: { variantId: number; quantity: number }) => {
  const grown = await growItem(ctx.db, { draftOrderId: row.id, variantId, quantity })
  const cart = await loadCart(ctx, row)
  const item = cart.items.find(({ id }) => id === grown)
  if (!item) return whyMissing(ctx, variantId)
  if (item.facts.availability === 'unavailable') return fail('variant_not_available')
  if (item.facts.needsChoice) return fail('choice_required')
  return refuseQuantity(item.facts, item.quantity) ?? ok(cart)
}

export const addItem = (ctx: Context, uuid: string, item: { variantId: number; quantity: number }) =>
  changeAnyVersion(ctx, uuid, (tx, row) => addTo(tx, row, item))

export const setQuantity = (ctx: Context, uuid: string, itemId: number, { version, quantity }: { version: number; quantity: number }) =>
  changeDraftOrder(ctx, uuid, version, async (tx, row) => {
    if (!(await updateQuantity(tx.db, row.id, itemId, quantity))) return fail('item_not_exists_in_order')
    const cart = await loadCart(tx, row)
    const facts = cart.items.find(({ id }) => id === itemId)?.facts
    // What has left the catalogue since can only be taken out.
    return refuseQuantity(facts ?? { availability: 'unavailable', stock: 0 }, quantity) ?? ok(cart)
  })

export const removeItem = (ctx: Context, uuid: string, itemId: number) =>
  changeAnyVersion(ctx, uuid, async (tx, row) =>
    (await deleteItem(tx.db, row.id, itemId)) ? ok(await loadCart(tx, row)) : fail('item_not_exists_in_order'),
  )
