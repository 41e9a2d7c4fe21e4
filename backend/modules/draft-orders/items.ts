import { currencies, type Currency } from '#contracts/shop.ts'
import type { Context } from '../../http/context.ts'
import { fail, type Failure } from '../../http/result.ts'
import { findPurchasable } from '../catalogue/service.ts'
import type { Purchasable } from './cart.ts'
import { changeAnyVersion, changeDraftOrder } from './change.ts'
import { deleteItem, type DraftOrderRow, growItem, selectItems, updateQuantity } from './queries.ts'
import { refuseQuantity } from './rules/quantity-limit.ts'

const inCurrency = async (ctx: Context, variantId: number, currency: Currency): Promise<Purchasable | undefined> =>
  (await findPurchasable({ ...ctx, currency }, [variantId])).get(variantId)

/** A variant without a price in this currency may have one in another. */
const whyMissing = async (ctx: Context, variantId: number): Promise<Failure<'item_not_found' | 'no_value_for_currency'>> => {
  for (const currency of Object.keys(currencies) as Currency[])
    if (await inCurrency(ctx, variantId, currency)) return fail('no_value_for_currency')
  return fail('item_not_found')
}

const addTo = async (ctx: Context, row: DraftOrderRow, { variantId, quantity }: { variantId: number; quantity: number }) => {
  const facts = await inCurrency(ctx, variantId, row.currency)
  if (!facts) return whyMissing(ctx, variantId)
  if (facts.availability === 'unavailable') return fail('variant_not_available')
  const type = facts.format === 'package' ? 'PACKAGE' : 'ITEM'
  const present = (await selectItems(ctx.db, row.id)).find((item) => item.variantId === variantId && item.type === type)
  const refused = refuseQuantity(facts, (present?.quantity ?? 0) + quantity)
  if (refused) return refused
  await growItem(ctx.db, { draftOrderId: row.id, type, variantId, quantity })
  return undefined
}

export const addItem = (ctx: Context, uuid: string, item: { variantId: number; quantity: number }) =>
  changeAnyVersion(ctx, uuid, (tx, row) => addTo(tx, row, item))

export const setQuantity = (ctx: Context, uuid: string, itemId: number, { version, quantity }: { version: number; quantity: number }) =>
  changeDraftOrder(ctx, uuid, version, async (tx, row) => {
    const item = (await selectItems(tx.db, row.id)).find(({ id }) => id === itemId)
    if (!item) return fail('item_not_exists_in_order')
    const facts = await inCurrency(tx, item.variantId, row.currency)
    // What has left the catalogue since can only be taken out.
    const refused = refuseQuantity(facts ?? { availability: 'unavailable', stock: 0 }, quantity)
    if (refused) return refused
    await updateQuantity(tx.db, item.id, quantity)
    return undefined
  })

export const removeItem = (ctx: Context, uuid: string, itemId: number) =>
  changeAnyVersion(ctx, uuid, async (tx, row) => ((await deleteItem(tx.db, row.id, itemId)) ? undefined : fail('item_not_exists_in_order')))
