import type { StepForms } from '#contracts/checkout-forms.ts'
import type { DraftOrder } from '#contracts/draft-order-answer.ts'
import type { Currency } from '#contracts/shop.ts'
import { type Owner, ownerOf } from '../../access/owner.ts'
import type { Context } from '../../kernel/context.ts'
import { fail, type Failure, ok, type Result } from '../../kernel/result.ts'
import { findPurchasable } from '../catalog/service.ts'
import { readConfiguration } from '../configuration/service.ts'
import { showDraftOrder } from './answer.ts'
import { changeDraftOrder } from './change.ts'
import {
  type DraftOrderRow,
  insertOpen,
  lockOwned,
  selectItems,
  selectOpen,
  selectOwned,
  updateDraftOrder,
} from './queries.ts'
import { followName } from './rules/follow-delivery.ts'

export { type Cart, loadCart } from './cart.ts'
export { lineOf, totalOf } from './cart-items.ts'
export { eachOf } from './rules/price-steps.ts'
export { openOfferCart } from './offer-carts.ts'
export { byNumber } from './by-number.ts'
export { addLines } from './add-lines.ts'
export { reportLine } from './report-line.ts'
export {
  deleteDecidedRequests,
  deletePendingCarts,
  deleteOrganizationCarts,
  loadCartOf,
  lockDraftOrderById,
  lockPendingCarts,
  restoreItems,
  setQuantities,
} from './requested-carts.ts'
export { clearCartContacts, deleteAbandonedCarts, deleteAbandonedOffers } from './abandoned-carts.ts'
export type { DraftOrderRow } from './queries.ts'
export { planShipments } from './planned-shipments.ts'
export { lockToReopen, reopenCart } from './merge/reopen-cart.ts'
export { mergeGuestCart } from './merge/merge-guest-cart.ts'

const insertFor = (ctx: Context, owner: Owner, currency: Currency): Promise<void> => {
  const at = ctx.now()
  return insertOpen(ctx.db, { ...owner, uuid: ctx.newId(), currency, locale: ctx.locale, createdAt: at, updatedAt: at })
}

/** The open cart, made if there is none. Two calls at once find the same one: the database allows no second. */
export const findOrOpen = async (
  ctx: Context,
  currency: Currency,
): Promise<Result<DraftOrderRow, 'unauthenticated'>> => {
  const { actor } = ctx
  if (actor.kind === 'guest') return fail('unauthenticated')
  // It may be ordered by another request between two statements, so look more than once.
  for (let attempt = 0; attempt < 3; attempt++) {
    const row = await selectOpen(ctx.db, actor)
    if (row) return ok(row)
    const { available_currencies: available, default_currency: byDefault } = await readConfiguration(ctx.db)
    await insertFor(ctx, ownerOf(actor), available.includes(currency) ? currency : byDefault)
  }
  throw new Error('The draft order was closed again and again while it was being opened')
}

export const openDraftOrder = async (
  ctx: Context,
  currency: Currency,
): Promise<Result<DraftOrder, 'unauthenticated'>> => {
  const opened = await findOrOpen(ctx, currency)
  return opened.ok ? ok(await showDraftOrder(ctx, opened.value)) : opened
}

export const findCurrent = async (ctx: Context): Promise<Result<{ draftOrder: DraftOrder | null }, never>> => {
  const row = await selectOpen(ctx.db, ctx.actor)
  return ok({ draftOrder: row ? await showDraftOrder(ctx, row) : null })
}

export const findDraftOrder = async (ctx: Context, uuid: string): Promise<Result<DraftOrder, 'not_found'>> => {
  const row = await selectOwned(ctx.db, uuid, ctx.actor)
  return row ? ok(await showDraftOrder(ctx, row)) : fail('not_found')
}

/** For who makes an order of it: held until the caller's transaction ends. */
export const lockDraftOrder = (ctx: Context, uuid: string): Promise<DraftOrderRow | undefined> =>
  lockOwned(ctx.db, uuid, ctx.actor)

export const findOwnDraftOrder = (ctx: Context, uuid: string): Promise<DraftOrderRow | undefined> =>
  selectOwned(ctx.db, uuid, ctx.actor)

export const closeDraftOrder = (ctx: Context, row: DraftOrderRow): Promise<DraftOrderRow> =>
  updateDraftOrder(ctx.db, row, { status: 'closed', updatedAt: ctx.now() })

export const choosePaymentOf = (ctx: Context, row: DraftOrderRow, paymentMethodId: number): Promise<DraftOrderRow> =>
  updateDraftOrder(ctx.db, row, { paymentMethodId })

/** Every item must have a price in the currency the cart is viewed in. */
const refuseCurrency = async (
  ctx: Context,
  row: DraftOrderRow,
  currency: Currency,
): Promise<Failure<'no_value_for_currency'> | undefined> => {
  const { available_currencies: available } = await readConfiguration(ctx.db)
  const ids = (await selectItems(ctx.db, row.id)).map(({ variantId }) => variantId)
  const sold = await findPurchasable(ctx, ids)
  const priced = await findPurchasable({ ...ctx, currency }, ids)
  const stays = available.includes(currency) && [...sold.keys()].every((id) => priced.has(id))
  return stays ? undefined : fail('no_value_for_currency', { field: 'viewAsCurrency' })
}

export interface Patch extends Partial<Omit<StepForms, 'billing'>> {
  /** What the visitor saw; undefined for a change that goes with any version. */
  version?: number | undefined
  viewAsCurrency?: Currency | undefined
  sendSeparately?: boolean | undefined
}

/** Saves the forms of steps, and the choices for the whole cart. Mails are in the language in which the contact was saved. */
export const patchDraftOrder = (
  ctx: Context,
  uuid: string,
  { version, viewAsCurrency, sendSeparately, ...forms }: Patch,
) =>
  changeDraftOrder(ctx, uuid, version, async (tx, row) => {
    if (row.offerVersionId !== null && (viewAsCurrency ?? sendSeparately) !== undefined) return fail('offer_fixed')
    if (viewAsCurrency) {
      const refused = await refuseCurrency({ ...tx, currency: row.currency }, row, viewAsCurrency)
      if (refused) return refused
    }
    const { contact } = forms
    const changes = {
      forms: { ...(contact ? followName(row.forms, contact) : row.forms), ...forms },
      ...(contact && { locale: tx.locale }),
      ...(viewAsCurrency && { currency: viewAsCurrency }),
      ...(sendSeparately !== undefined && { sendSeparately }),
    }
    return ok(await updateDraftOrder(tx.db, row, { ...changes, updatedAt: tx.now() }))
  })
