import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import type { Database } from '../../db/connect.ts'
import { heldPrices, prices } from '../../db/schema/prices.ts'
import { products } from '../../db/schema/products.ts'
import { variants } from '../../db/schema/variants.ts'
import type { Services } from '../../kernel/context.ts'
import { basePriceList } from './price-lists.ts'
import { setPrice } from './set-price.ts'

type Ctx = Pick<Services, 'db' | 'now'>

/** The prices that wait for an operator, the oldest first. @param skus only of these copies */
export const findHeldPrices = (db: Database, skus?: readonly string[]) =>
  db
    .select({
      sku: variants.sku,
      isbn: variants.isbn,
      title: products.title,
      currency: heldPrices.currency,
      current: prices.gross,
      wanted: heldPrices.gross,
      originalGross: heldPrices.originalGross,
      sender: heldPrices.sender,
      since: heldPrices.since,
    })
    .from(heldPrices)
    .innerJoin(variants, eq(variants.id, heldPrices.variantId))
    .innerJoin(products, eq(products.id, variants.productId))
    .leftJoin(
      prices,
      and(
        eq(prices.variantId, heldPrices.variantId),
        eq(prices.currency, heldPrices.currency),
        sql`${prices.priceListId} = ${basePriceList}`,
      ),
    )
    .where(and(eq(heldPrices.isRefused, false), skus && inArray(variants.sku, [...skus])))
    .orderBy(asc(heldPrices.since), asc(variants.id), asc(heldPrices.currency))
export type WaitingPrice = Awaited<ReturnType<typeof findHeldPrices>>[number]

/** It holds from now on, and the pages that show it are told. */
export const confirmPrice = async (ctx: Ctx, { sku, currency, wanted, originalGross }: WaitingPrice): Promise<void> => {
  await setPrice(ctx, sku, { currency, gross: wanted, originalGross })
}

/** The price of today stays, also when the same one comes again. */
export const refusePrice = async ({ db }: Ctx, { sku, currency }: WaitingPrice): Promise<void> => {
  await db
    .update(heldPrices)
    .set({ isRefused: true })
    .where(
      and(
        eq(heldPrices.currency, currency),
        sql`${heldPrices.variantId} = (select id from variants where sku = ${sku})`,
      ),
    )
}
