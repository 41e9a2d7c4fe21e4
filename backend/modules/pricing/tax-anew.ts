import { and, eq, inArray, not } from 'drizzle-orm'
import type { Database } from '../../db/connect.ts'
import { priceLists, prices } from '../../db/schema/prices.ts'
import { insertMany } from '../../db/write-rows.ts'
import { priceKey } from './price-lists.ts'
import { amountOf, isGivenNet } from './rules/given-amount.ts'

/** Computes the prices of all lists but the base list again, where a variant has another VAT rate now. */
export const taxAnew = async (
  db: Database,
  variants: readonly { variantId: number; vatRate: number }[],
): Promise<void> => {
  const rates = new Map(variants.map(({ variantId, vatRate }) => [variantId, vatRate]))
  // No list is replaced meanwhile: what it no longer holds must not come back. Writers of the catalog share the lock.
  const isOther = not(priceLists.isBase)
  await db.select({ id: priceLists.id }).from(priceLists).where(isOther).orderBy(priceLists.id).for('share')
  const rows = await db
    .select({ price: prices, segment: priceLists.segment, forOrganizations: priceLists.forOrganizations })
    .from(prices)
    .innerJoin(priceLists, and(eq(priceLists.id, prices.priceListId), isOther))
    .where(inArray(prices.variantId, [...rates.keys()]))
  const different = rows.flatMap(({ price, ...audience }) => {
    const given = isGivenNet(audience) ? price.net : price.gross
    const amount = amountOf(given, audience, rates.get(price.variantId) ?? 0)
    return amount.gross === price.gross && amount.net === price.net ? [] : [{ ...price, ...amount }]
  })
  await insertMany(db, prices, different, { onConflict: priceKey })
}
