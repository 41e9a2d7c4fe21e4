import { and, asc, inArray, sql } from 'drizzle-orm'
import type { Currency } from '#contracts/shop.ts'
import type { Database } from '../../db/connect.ts'
import { heldPrices, prices } from '../../db/schema/prices.ts'
import { insertMany } from '../../db/write-rows.ts'
import { basePriceList } from './price-lists.ts'
import { movesTooFar } from './rules/moves-too-far.ts'
import type { WantedPrices } from './set-prices.ts'

/** Where prices come from, and which of them have to wait. */
export interface Arrival {
  sender: string
  now: Date
  /** 0 lets all pass. */
  factor: number
}

export interface HeldPrice {
  variantId: number
  currency: Currency
  /** What it costs today, and goes on to cost. */
  current: number
  wanted: number
}

type HeldRow = typeof heldPrices.$inferSelect
type Key = Pick<HeldRow, 'variantId' | 'currency'>

const keyOf = ({ variantId, currency }: Key): string => `${variantId} ${currency}`

const selectCurrent = async (db: Database, ids: readonly number[]): Promise<Map<string, number>> => {
  const rows = await db
    .select({ variantId: prices.variantId, currency: prices.currency, gross: prices.gross })
    .from(prices)
    .where(sql`${prices.priceListId} = ${basePriceList} and ${prices.variantId} = any(${sql.param(ids)}::int[])`)
    .orderBy(asc(prices.variantId))
    .for('update')
  return new Map(rows.map((row) => [keyOf(row), row.gross]))
}

const selectRows = async (db: Database, ids: readonly number[]): Promise<Map<string, HeldRow>> => {
  const rows = await db
    .select()
    .from(heldPrices)
    .where(inArray(heldPrices.variantId, [...ids]))
  return new Map(rows.map((row) => [keyOf(row), row]))
}

/** What was held or refused is of no meaning any more. */
export const deleteHeld = async (db: Database, keys: readonly Key[]): Promise<void> => {
  for (const [currency, some] of Map.groupBy(keys, (one) => one.currency))
    await db.delete(heldPrices).where(
      and(
        sql`${heldPrices.currency} = ${currency}`,
        inArray(
          heldPrices.variantId,
          some.map(({ variantId }) => variantId),
        ),
      ),
    )
}

/**
 * Takes the prices out of an import's wishes that are too far from those of today, and stores them for an operator, in
 * the caller's transaction. A price that fits again ends what was held before. A first price is never held.
 * @returns the other wishes, and what waits; not what an operator has refused
 */
export const holdPrices = async (
  db: Database,
  wishes: readonly WantedPrices[],
  { sender, now, factor }: Arrival,
): Promise<{ passed: WantedPrices[]; held: HeldPrice[] }> => {
  const ids = wishes.map(({ variantId }) => variantId).toSorted((a, b) => a - b)
  if (ids.length === 0) return { passed: [], held: [] }
  const [current, known] = [await selectCurrent(db, ids), await selectRows(db, ids)]
  const isFar = ({ gross, ...key }: Key & { gross: number }): boolean => {
    const before = current.get(keyOf(key))
    return before !== undefined && movesTooFar(before, gross, factor)
  }
  const said = wishes.flatMap(({ variantId, prices: some }) => some.map((price) => ({ variantId, ...price })))
  const far = said.filter(isFar)
  const begun = far.filter((price) => {
    const row = known.get(keyOf(price))
    return row?.gross !== price.gross || row.originalGross !== price.originalGross
  })
  const rows = begun.map((price) => ({ ...price, sender, since: now, isRefused: false }))
  await insertMany(db, heldPrices, rows, { onConflict: ['variantId', 'currency'] })
  const ended = wishes.flatMap(({ variantId, ended: some = [] }) => some.map((currency) => ({ variantId, currency })))
  const over = [...said.filter((price) => !isFar(price)), ...ended]
  await deleteHeld(
    db,
    over.filter((key) => known.has(keyOf(key))),
  )
  return {
    passed: wishes.map((wish) => ({
      ...wish,
      prices: wish.prices.filter((price) => !isFar({ ...price, variantId: wish.variantId })),
    })),
    held: far
      .filter((price) => begun.includes(price) || !known.get(keyOf(price))?.isRefused)
      .map(({ variantId, currency, gross }) => ({
        variantId,
        currency,
        current: current.get(keyOf({ variantId, currency })) ?? 0,
        wanted: gross,
      })),
  }
}
