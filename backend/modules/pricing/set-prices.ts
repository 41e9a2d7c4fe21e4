import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import type { Currency } from '#contracts/shop.ts'
import type { Database } from '../../db/connect.ts'
import { priceHistory, priceLists, prices } from '../../db/schema/prices.ts'
import { insertMany } from '../../db/write-rows.ts'
import { priceKey } from './price-lists.ts'
import { lowestBefore, type PastPrice } from './rules/lowest-before.ts'
import { netOf } from './rules/net-of-gross.ts'
import { taxAnew } from './tax-anew.ts'

export interface WantedPrices {
  variantId: number
  vatRate: number
  /** Minor units. Currencies that are missing keep their price, taxed anew. */
  prices: readonly { currency: Currency; gross: number; originalGross: number | null }[]
  /** Currencies that lose their price. */
  ended?: readonly Currency[]
}

export interface PriceChange {
  variantId: number
  currency: Currency
  /** Null for the first price. */
  before: number | null
  /** Null where the price has ended. */
  after: number | null
}

type PriceRow = typeof prices.$inferSelect

const keyOf = ({ variantId, currency }: { variantId: number; currency: Currency }): string => `${variantId} ${currency}`

const selectHistory = async (
  db: Database,
  listId: number,
  ids: readonly number[],
): Promise<Map<string, PastPrice[]>> => {
  if (ids.length === 0) return new Map()
  const rows = await db
    .select()
    .from(priceHistory)
    .where(sql`${priceHistory.priceListId} = ${listId} and ${priceHistory.variantId} = any(${sql.param(ids)}::int[])`)
    .orderBy(asc(priceHistory.since), asc(priceHistory.id))
  return Map.groupBy(rows, keyOf)
}

/** The history of a price that ends stays, for the lowest of the thirty days before the next one. */
const deleteBasePrices = async (db: Database, listId: number, rows: readonly PriceRow[]): Promise<void> => {
  for (const [currency, of] of Map.groupBy(rows, (row) => row.currency))
    await db.delete(prices).where(
      and(
        eq(prices.priceListId, listId),
        eq(prices.currency, currency),
        inArray(
          prices.variantId,
          of.map(({ variantId }) => variantId),
        ),
      ),
    )
}

/**
 * Sets the list prices of many variants in the caller's transaction. A price that changes begins a new
 * line of its history, and a reduced one states the lowest of the thirty days before.
 * @returns what is different now
 */
export const setPrices = async (db: Database, now: Date, wanted: readonly WantedPrices[]): Promise<PriceChange[]> => {
  const [list] = await db
    .select({ id: priceLists.id })
    .from(priceLists)
    .where(sql`${priceLists.isBase}`)
  if (!list) throw new Error('The shop has no base price list.')
  const ids = wanted.map(({ variantId }) => variantId).toSorted((a, b) => a - b)
  const current = await db
    .select()
    .from(prices)
    .where(sql`${prices.priceListId} = ${list.id} and ${prices.variantId} = any(${sql.param(ids)}::int[])`)
    .orderBy(asc(prices.variantId))
    .for('update')
  const rows = new Map(current.map((row) => [keyOf(row), row]))
  const currentByVariant = Map.groupBy(current, ({ variantId }) => variantId)

  const ending = wanted.flatMap(({ variantId, ended = [] }) =>
    (currentByVariant.get(variantId) ?? []).filter(({ currency }) => ended.includes(currency)),
  )
  await deleteBasePrices(db, list.id, ending)

  const targets = wanted.flatMap(({ variantId, vatRate, prices: said, ended = [] }) => {
    const others = (currentByVariant.get(variantId) ?? []).filter(
      ({ currency }) => !ended.includes(currency) && !said.some((one) => one.currency === currency),
    )
    return [...said, ...others].map(({ currency, gross, originalGross }) => ({
      variantId,
      currency,
      vatRate,
      gross,
      originalGross,
    }))
  })
  const different = targets.filter(({ gross, originalGross, vatRate, ...key }) => {
    const row = rows.get(keyOf(key))
    return !row || row.gross !== gross || row.originalGross !== originalGross || row.net !== netOf(gross, vatRate)
  })
  const reduced = different.filter(({ originalGross }) => originalGross !== null).map(({ variantId }) => variantId)
  const history = await selectHistory(db, list.id, reduced)

  const written = different.map(({ variantId, currency, vatRate, gross, originalGross }): PriceRow => {
    const row = rows.get(keyOf({ variantId, currency }))
    const since = row?.gross === gross ? row.since : now
    const past = history.get(keyOf({ variantId, currency })) ?? []
    const lowest = originalGross === null ? null : (lowestBefore(past, since) ?? originalGross)
    const taxed = (amount: number | null): number | null => (amount === null ? null : netOf(amount, vatRate))
    return {
      priceListId: list.id,
      variantId,
      currency,
      fromQuantity: 1,
      gross,
      net: netOf(gross, vatRate),
      originalGross,
      originalNet: taxed(originalGross),
      lowest30Gross: lowest,
      lowest30Net: taxed(lowest),
      since,
    }
  })
  await insertMany(db, prices, written, { onConflict: priceKey })
  await taxAnew(db, wanted)
  const begun = written.filter(({ since }) => since === now)
  await insertMany(
    db,
    priceHistory,
    begun.map(({ priceListId, variantId, currency, gross, net, since }) => ({
      priceListId,
      variantId,
      currency,
      gross,
      net,
      since,
    })),
  )
  return [
    ...written.map(({ variantId, currency, gross }) => ({
      variantId,
      currency,
      before: rows.get(keyOf({ variantId, currency }))?.gross ?? null,
      after: gross,
    })),
    ...ending.map(({ variantId, currency, gross }) => ({ variantId, currency, before: gross, after: null })),
  ]
}
