import type { Context } from '../../kernel/context.ts'
import { inTransaction } from '../../kernel/in-transaction.ts'
import { fail, ok, type Result } from '../../kernel/result.ts'
import { loadCart, openOfferCart } from '../draft-orders/service.ts'
import { lockAcceptable } from '../offers/service.ts'
import { reserveForOffer } from '../stock/service.ts'
import { orderedLines } from './rules/ordered-lines.ts'
import { missingOfOffer } from './rules/refuse-cart.ts'

/** Long enough to fill in a checkout, and to ask a colleague for the number of the purchase. */
const reservedMs = 60 * 60_000

type AcceptError =
  | 'not_found'
  | 'forbidden'
  | 'version_conflict'
  | 'offer_not_open'
  | 'variant_not_available'
  | 'insufficient_stock'

/**
 * Opens the checkout of an offer: a cart with its books and prices, and the copies reserved for an hour. The offer stays
 * as it is until the order is placed (docs/decisions/0066).
 */
export const acceptOffer = (
  ctx: Context,
  uuid: string,
  version: number,
): Promise<Result<{ draftOrderUuid: string }, AcceptError>> =>
  inTransaction<Context, { draftOrderUuid: string }, AcceptError>(ctx, async (tx) => {
    const accepted = await lockAcceptable(tx, uuid, version)
    if (!accepted.ok) return accepted
    const cart = await loadCart(tx, await openOfferCart(tx, accepted.value.versionId))
    const missing = missingOfOffer(cart)
    if (missing !== undefined) return fail('variant_not_available', { params: { variantId: missing } })
    const until = new Date(tx.now().getTime() + reservedMs)
    const reserved = await reserveForOffer(tx, accepted.value.offerId, orderedLines(cart.items), until)
    return reserved.ok ? ok({ draftOrderUuid: cart.row.uuid }) : reserved
  })
