import { currencies, type Currency } from '#contracts/shop.ts'
import type { Context } from '../../kernel/context.ts'
import { fail, type Failure, ok } from '../../kernel/result.ts'
import { findPurchasable } from '../catalog/service.ts'
import { loadCart } from './cart.ts'
import { changeAnyVersion, changeDraftOrder, unlessOffered } from './change.ts'
import { deleteItem, type DraftOrderRow, growItem, updateQuantity } from './queries.ts'
import { refuseQuantity } from './rules/quantity-limit.ts'

const missingVariant = async (
  ctx: Context,
  variantId: number,
): Promise<Failure<'item_not_found' | 'no_value_for_currency'>> => {
  for (const currency of Object.keys(currencies) as Currency[])
    if ((await findPurchasable({ ...ctx, currency }, [variantId])).size > 0) return fail('no_value_for_currency')
  return fail('item_not_found')
}

interface Added {
  variantId: number
  quantity: number
}

/**
 * Adds copies to the cart of which the caller has the lock. They are written first and checked afterwards, in the cart
 * as it then is. A refusal rolls the write back.
 */
export const growCart = async (ctx: Context, row: DraftOrderRow, { variantId, quantity }: Added) => {
  const grown = await growItem(ctx.db, { draftOrderId: row.id, variantId, quantity })
  if (grown === undefined) return fail('item_not_found')
  const cart = await loadCart(ctx, row)
  const item = cart.items.find((one) => one.variantId === variantId && one.dealId === null)
  if (!item) return missingVariant(ctx, variantId)
  if (item.facts.availability === 'unavailable') return fail('variant_not_available')
  if (item.facts.needsChoice) return fail('choice_required')
  return refuseQuantity(item.facts, grown, grown - quantity) ?? ok(cart)
}

export const addItem = (ctx: Context, uuid: string, item: Added) =>
  changeAnyVersion(
    ctx,
    uuid,
    unlessOffered((tx, row) => growCart(tx, row, item)),
  )

export const setQuantity = (
  ctx: Context,
  uuid: string,
  itemId: number,
  { version, quantity }: { version: number; quantity: number },
) =>
  changeDraftOrder(
    ctx,
    uuid,
    version,
    unlessOffered(async (tx, row) => {
      if ((await updateQuantity(tx.db, row.id, itemId, quantity)) === undefined) return fail('item_not_exists_in_order')
      const cart = await loadCart(tx, row)
      const item = [...cart.items, ...cart.waiting].find(({ id }) => id === itemId)
      // What has left the catalog since can only be taken out.
      const offer = item?.facts ?? { type: 'physical', availability: 'unavailable', stock: 0 }
      return refuseQuantity(offer, quantity) ?? ok(cart)
    }),
  )

export const removeItem = (ctx: Context, uuid: string, itemId: number) =>
  changeAnyVersion(
    ctx,
    uuid,
    unlessOffered(async (tx, row) =>
      (await deleteItem(tx.db, row.id, itemId)) ? ok(row) : fail('item_not_exists_in_order'),
    ),
  )
