import { and, asc, eq, sql } from 'drizzle-orm'
import type { Currency } from '#contracts/shop.ts'
import { ofOrganization } from '../../access/owner.ts'
import type { Database } from '../../db/connect.ts'
import { priceListOrganizations, priceLists, prices } from '../../db/schema/prices.ts'
import { insertMany } from '../../db/write-rows.ts'
import { priceKey } from './price-lists.ts'
import { amountOf, type Audience } from './rules/given-amount.ts'

export type PriceList = typeof priceLists.$inferSelect

export interface NewPriceList extends Audience {
  key: string
  validFrom: Date | null
  validUntil: Date | null
}

/** What a price list says of one variant. */
export interface WantedPrice {
  variantId: number
  vatRate: number
  currency: Currency
  fromQuantity: number
  /** In minor units: net in lists for institutions, gross in others (`isGivenNet`). */
  given: number
}

export const insertPriceList = async (db: Database, list: NewPriceList): Promise<PriceList | undefined> =>
  (await db.insert(priceLists).values(list).onConflictDoNothing().returning())[0]

/** All lists but the base list, which `prices set` and imports of the catalog write, with what they hold. */
export const selectPriceLists = (db: Database) =>
  db
    .select({
      id: priceLists.id,
      key: priceLists.key,
      segment: priceLists.segment,
      forOrganizations: priceLists.forOrganizations,
      validFrom: priceLists.validFrom,
      validUntil: priceLists.validUntil,
      prices: sql<number>`(select count(*)::int from ${prices} p where p.price_list_id = "price_lists"."id")`,
      organizations: sql<{ id: number; name: string }[]>`(
        select coalesce(json_agg(json_build_object('id', o.id, 'name', o.name) order by o.id), '[]')
        from price_list_organizations lo join organizations o on o.id = lo.organization_id
        where lo.price_list_id = "price_lists"."id")`,
    })
    .from(priceLists)
    .where(eq(priceLists.isBase, false))
    .orderBy(asc(priceLists.key))

/** The row is locked until the transaction ends. The base list is not found. */
export const lockPriceList = async (db: Database, key: string): Promise<PriceList | undefined> =>
  (
    await db
      .select()
      .from(priceLists)
      .where(and(eq(priceLists.key, key), eq(priceLists.isBase, false)))
      .for('update')
  )[0]

export const deletePriceList = async (db: Database, id: number): Promise<void> => {
  await db.delete(prices).where(eq(prices.priceListId, id))
  await db.delete(priceLists).where(eq(priceLists.id, id))
}

/** @returns whether the organisation was not assigned before */
export const assignList = async (db: Database, priceListId: number, organizationId: number): Promise<boolean> => {
  const rows = await db
    .insert(priceListOrganizations)
    .values({ priceListId, organizationId })
    .onConflictDoNothing()
    .returning()
  return rows.length === 1
}

/** @returns whether the organisation was assigned */
export const unassignList = async (db: Database, priceListId: number, organizationId: number): Promise<boolean> => {
  const rows = await db
    .delete(priceListOrganizations)
    .where(
      and(eq(priceListOrganizations.priceListId, priceListId), ofOrganization(organizationId, priceListOrganizations)),
    )
    .returning()
  return rows.length === 1
}

const keyOf = ({ variantId, currency, fromQuantity }: Pick<WantedPrice, 'variantId' | 'currency' | 'fromQuantity'>) =>
  `${variantId} ${currency} ${fromQuantity}`

export interface ListChanges {
  added: number
  changed: number
  removed: number
}

/**
 * Makes these prices all that a list holds, in the caller's transaction. A price that stays keeps the time since when it
 * holds. With `dryRun` nothing is written. Other customers' pages show nothing of it, so nothing is announced.
 */
export const replacePrices = async (
  db: Database,
  now: Date,
  list: PriceList,
  wanted: readonly WantedPrice[],
  { dryRun = false } = {},
): Promise<ListChanges> => {
  const rows = await db.select().from(prices).where(eq(prices.priceListId, list.id))
  const current = new Map(rows.map((row) => [keyOf(row), row]))
  const written = wanted.flatMap(({ vatRate, given, ...price }) => {
    const amount = amountOf(given, list, vatRate)
    const row = current.get(keyOf(price))
    const isSame = row?.gross === amount.gross && row.net === amount.net
    return isSame ? [] : [{ priceListId: list.id, ...price, ...amount, since: now }]
  })
  const wantedKeys = new Set(wanted.map(keyOf))
  const gone = rows.filter((row) => !wantedKeys.has(keyOf(row)))
  const changed = written.filter((price) => current.has(keyOf(price))).length
  const changes = { added: written.length - changed, changed, removed: gone.length }
  if (dryRun) return changes
  if (gone.length > 0)
    await db.execute(sql`
      delete from prices p using jsonb_to_recordset(${JSON.stringify(gone)}::jsonb)
        as r("variantId" int, currency text, "fromQuantity" int)
      where p.price_list_id = ${list.id} and p.variant_id = r."variantId" and p.currency = r.currency
        and p.from_quantity = r."fromQuantity"`)
  await insertMany(db, prices, written, { onConflict: priceKey })
  return changes
}
