import type { Services } from '../../kernel/context.ts'
import { fail, ok, type Result } from '../../kernel/result.ts'
import { inTransaction } from '../../kernel/in-transaction.ts'
import { announceStock, quantityIn } from './announce.ts'
import {
  addCopies,
  addReserved,
  endReservations,
  freeReserved,
  insertMovements,
  insertReservations,
  lockStock,
  type Movement,
  putOnHand,
  selectPhysical,
  selectReleased,
  selectCounted,
  sellReserved,
  type SoldCopies,
  takeBackClaimed,
} from './queries.ts'
import { deleteOfferReservations, insertOfferReservations } from './offer-reservations.ts'
import { copiesFromSupplier, freeCopies, noCopies } from './rules/free-copies.ts'
import { copiesNeeded, type Copies, type OrderedLine } from './rules/copies-needed.ts'

export { hasOfferReservations, selectEndedOffers } from './offer-reservations.ts'
export { packageStock, stock, supplier, webStock } from './stock-sql.ts'
export { endStock } from './end-stock.ts'
export { type CountResult, setCounts } from './set-counts.ts'
export { setSupplied } from './set-supplied.ts'
export { findSupplies, receiveSupplies, type SupplyLine } from './supplies.ts'
export { mostCopies, type Supplied } from './rules/most-copies.ts'
export type { OrderedLine } from './rules/copies-needed.ts'

type Ctx = Pick<Services, 'db' | 'jobs' | 'now'>

/** Releases some copies and reserves others, all of them or none. The failure names the first variant without enough copies. */
const exchange = async (
  ctx: Ctx,
  freed: readonly Copies[],
  taken: readonly Copies[],
): Promise<Result<null, 'insufficient_stock'>> => {
  const ids = new Set([...freed, ...taken].map(({ variantId }) => variantId))
  if (ids.size === 0) return ok(null)
  const levels = await lockStock(ctx.db, [...ids])
  for (const one of freed) await freeReserved(ctx.db, one)
  for (const one of taken) {
    if (await addReserved(ctx.db, one)) continue
    const { variantId } = one
    const level = levels.find((found) => found.variantId === variantId)
    const available = Math.max(0, level ? freeCopies(level) + quantityIn(freed, variantId) : 0)
    return fail('insufficient_stock', { params: { available, variantId } })
  }
  await announceStock(ctx, levels, (variantId) => quantityIn(freed, variantId) - quantityIn(taken, variantId))
  return ok(null)
}

const reserveCopies = async (
  ctx: Ctx,
  orderId: number,
  copies: readonly Copies[],
  freed: readonly Copies[] = [],
): Promise<Result<null, 'insufficient_stock'>> => {
  const reserved = await exchange(ctx, freed, copies)
  if (reserved.ok) await insertReservations(ctx.db, orderId, copies)
  return reserved
}

const physicalCopies = async ({ db }: Ctx, lines: readonly OrderedLine[]): Promise<Copies[]> => {
  const needed = copiesNeeded(lines)
  const physical = await selectPhysical(
    db,
    needed.map(({ variantId }) => variantId),
  )
  return needed.filter(({ variantId }) => physical.has(variantId))
}

/**
 * Call it in a transaction that is rolled back on failure.
 * @param offerId the offer that is ordered: its copies become those of the order
 */
export const reserve = async (
  ctx: Ctx,
  orderId: number,
  lines: readonly OrderedLine[],
  offerId?: number,
): Promise<Result<null, 'insufficient_stock'>> => {
  const freed = offerId === undefined ? [] : await deleteOfferReservations(ctx.db, offerId)
  return reserveCopies(ctx, orderId, await physicalCopies(ctx, lines), freed)
}

/** For an offer whose row the caller has locked, in the place of what was reserved for it before. */
export const reserveForOffer = async (
  ctx: Ctx,
  offerId: number,
  lines: readonly OrderedLine[],
  until: Date,
): Promise<Result<null, 'insufficient_stock'>> => {
  const copies = await physicalCopies(ctx, lines)
  const reserved = await exchange(ctx, await deleteOfferReservations(ctx.db, offerId), copies)
  if (reserved.ok) await insertOfferReservations(ctx.db, offerId, copies, until)
  return reserved
}

/** Releases the copies of an offer whose row the caller has locked. */
export const releaseOffer = async (ctx: Ctx, offerId: number): Promise<void> => {
  await exchange(ctx, await deleteOfferReservations(ctx.db, offerId), [])
}

/**
 * Reserves again the copies that were released when the order was cancelled; rolled back as a whole if copies are
 * missing.
 */
export const reserveAgain = (ctx: Ctx, orderId: number): Promise<Result<null, 'insufficient_stock'>> =>
  inTransaction(ctx, async (tx) => reserveCopies(tx, orderId, await selectReleased(tx.db, orderId)))

/** The ledger is about the warehouse: copies of a supplier never were in it. */
const movementsOf = (
  { now }: Ctx,
  orderId: number,
  copies: readonly SoldCopies[],
  reason: 'sale' | 'return',
): Movement[] =>
  copies
    .map(({ variantId, quantity, supplied }) => ({ variantId, moved: quantity - supplied }))
    .filter(({ moved }) => moved > 0)
    .map(({ variantId, moved }) => ({
      variantId,
      quantity: reason === 'sale' ? -moved : moved,
      reason,
      orderId,
      at: now(),
    }))

/** Sells the reserved copies: they leave the warehouse. A second call finds nothing to do. */
export const claim = async (ctx: Ctx, orderId: number): Promise<void> => {
  const sold = await endReservations(ctx.db, orderId, 'claimed')
  if (sold.length === 0) return
  const levels = await lockStock(
    ctx.db,
    sold.map(({ variantId }) => variantId),
  )
  const levelOf = new Map(levels.map((level) => [level.variantId, level]))
  const copies = sold.map((one): SoldCopies => {
    const level = levelOf.get(one.variantId)
    return { ...one, supplied: level ? copiesFromSupplier(one.quantity, level) : 0 }
  })
  for (const one of copies) await sellReserved(ctx.db, orderId, one)
  await insertMovements(ctx.db, movementsOf(ctx, orderId, copies, 'sale'))
}

/** Releases the reserved copies. */
export const release = async (ctx: Ctx, orderId: number): Promise<void> => {
  await exchange(ctx, await endReservations(ctx.db, orderId, 'released'), [])
}

const addBack = async (ctx: Ctx, orderId: number, back: readonly SoldCopies[]): Promise<void> => {
  if (back.length === 0) return
  const levels = await lockStock(
    ctx.db,
    back.map(({ variantId }) => variantId),
  )
  for (const one of back) await addCopies(ctx.db, one)
  await insertMovements(ctx.db, movementsOf(ctx, orderId, back, 'return'))
  await announceStock(ctx, levels, (variantId) => quantityIn(back, variantId))
}

/** Copies that were sold are in the warehouse again. @param back in the order in which rows are locked */
export const returnCopies = (ctx: Ctx, orderId: number, back: readonly Copies[]): Promise<void> =>
  addBack(
    ctx,
    orderId,
    back.map((one) => ({ ...one, supplied: 0 })),
  )

/** Sold copies of an order that is cancelled before it is sent come back. A second call finds nothing to do. */
export const takeBack = async (ctx: Ctx, orderId: number): Promise<void> =>
  addBack(ctx, orderId, await takeBackClaimed(ctx.db, orderId))

/** An operator's count of the copies in the warehouse. It may not be smaller than the number of reserved copies. */
export const setStock = (
  ctx: Ctx,
  sku: string,
  onHand: number,
): Promise<Result<{ before: number }, 'item_not_found' | 'insufficient_stock'>> =>
  inTransaction(ctx, async (tx) => {
    const variant = await selectCounted(tx.db, sku)
    if (!variant) return fail('item_not_found')
    const [level = noCopies(variant.id)] = await lockStock(tx.db, [variant.id])
    const least = level.reserved - level.supplied
    if (onHand < least) return fail('insufficient_stock', { params: { available: least } })
    if (onHand === level.onHand) return ok({ before: level.onHand })
    await putOnHand(tx.db, variant.id, onHand)
    const correction = {
      variantId: variant.id,
      quantity: onHand - level.onHand,
      reason: 'correction' as const,
      orderId: null,
      at: tx.now(),
    }
    await insertMovements(tx.db, [correction])
    await announceStock(tx, [level], () => onHand - level.onHand)
    return ok({ before: level.onHand })
  })
