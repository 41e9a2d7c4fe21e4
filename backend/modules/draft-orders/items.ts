import { currencies, type Currency } from '#contracts/shop.ts'
import type { Context } from '../../kernel/context.ts'
import { fail, type Failure, ok } from '../../kernel/result.ts'
import { findPurchasable } from '../catalog/service.ts'
import type { Purchasable } from './load-items.ts'
import { changeAnyVersion, changeDraftOrder } from './change.ts'
import { deleteItem, type DraftOrderRow, growItem, selectOwned, updateQuantity } from './queries.ts'
import { refuseQuantity } from './rules/quantity-limit.ts'

const inCurrency = async (ctx: Context, variantId: number, currency: Currency): Promise<Purchasable | undefined> =>
  (await findPurchasable({ ...ctx, currency }, [variantId])).get(variantId)

const missingVariant = async (
  ctx: Context,
  variantId: number,
): Promise<Failure<'item_not_found' | 'no_value_for_currency'>> => {
  for (const currency of Object.keys(currencies) as Currency[])
    if (await inCurrency(ctx, variantId, currency)) return fail('no_value_for_currency')
  return fail('item_not_found')
}

interface Added {
  variantId: number
  quantity: number
}

/** The item is written first and checked afterwards with its final quantity. A refusal rolls the write back. */
export const addTo = async (
  ctx: Context,
  row: DraftOrderRow,
  { variantId, quantity }: Added,
  facts: Purchasable | undefined,
) => {
  const grown = await growItem(ctx.db, { draftOrderId: row.id, variantId, quantity })
  if (grown === undefined || !facts) return missingVariant(ctx, variantId)
  if (facts.availability === 'unavailable') return fail('variant_not_available')
  if (facts.needsChoice) return fail('choice_required')
  return refuseQuantity(facts, grown, grown - quantity) ?? ok(row)
}

/** The data of the variant are read before the lock, because this query takes longest and others wait for the lock. */
export const addItem = async (ctx: Context, uuid: string, item: Added) => {
  const currency = (await selectOwned(ctx.db, uuid, ctx.actor))?.currency ?? ctx.currency
  const facts = await inCurrency(ctx, item.variantId, currency)
  return changeAnyVersion(ctx, uuid, async (tx, row) =>
    addTo(tx, row, item, row.currency === currency ? facts : await inCurrency(tx, item.variantId, row.currency)),
  )
}

export const setQuantity = (
  ctx: Context,
  uuid: string,
  itemId: number,
  { version, quantity }: { version: number; quantity: number },
) =>
  changeDraftOrder(ctx, uuid, version, async (tx, row) => {
    const variantId = await updateQuantity(tx.db, row.id, itemId, quantity)
    if (variantId === undefined) return fail('item_not_exists_in_order')
    const facts = await inCurrency(tx, variantId, row.currency)
    // What has left the catalog since can only be taken out.
    return refuseQuantity(facts ?? { type: 'physical', availability: 'unavailable', stock: 0 }, quantity) ?? ok(row)
  })

export const removeItem = (ctx: Context, uuid: string, itemId: number) =>
  changeAnyVersion(ctx, uuid, async (tx, row) =>
    (await deleteItem(tx.db, row.id, itemId)) ? ok(row) : fail('item_not_exists_in_order'),
  )
