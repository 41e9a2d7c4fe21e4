import { eq, getTableColumns, type SQL, sql } from 'drizzle-orm'
import type { Currency } from '#contracts/shop.ts'
import type { Database } from '../../db/connect.ts'
import { constantSql } from '../../db/constant-sql.ts'
import { jsonOfRow } from '../../db/json-of-row.ts'
import { stores } from '../../db/schema/contents.ts'
import { deliveryModes, deliveryPrices } from '../../db/schema/delivery-modes.ts'
import { configValue } from '../configuration/service.ts'

export type DeliveryModeRow = typeof deliveryModes.$inferSelect & { prices: Partial<Record<Currency, number>> }
export type StoreRow = typeof stores.$inferSelect

const prices = sql`coalesce(
  (select json_object_agg(currency, gross) from ${deliveryPrices} where ${deliveryPrices.deliveryModeId} = ${deliveryModes.id}), '{}')`

/** Every delivery mode with its prices, in the order in which they are shown, as one JSON value of a select. */
export const deliveryModesSql: SQL = constantSql(sql`(
  select coalesce(json_agg(${jsonOfRow({ ...getTableColumns(deliveryModes), prices })} order by ${deliveryModes.position}), '[]')
  from ${deliveryModes})`)

/** The gross totals from which delivery is free, by currency, as one JSON value of a select. */
export const freeDeliveryFromSql: SQL = configValue('free_delivery_from')

export interface DeliveryOffers {
  deliveryModes: DeliveryModeRow[]
  /** Gross, in minor units. */
  freeDeliveryFrom: Partial<Record<Currency, number>>
  [column: string]: unknown
}

export const selectDeliveryOffers = async (db: Database): Promise<DeliveryOffers> => {
  const { rows } = await db.execute<DeliveryOffers>(
    sql`select ${deliveryModesSql} as "deliveryModes", ${freeDeliveryFromSql} as "freeDeliveryFrom"`,
  )
  const [row] = rows
  if (!row) throw new Error('A select without a table returned no row')
  return row
}

export const selectStore = async (db: Database, id: number): Promise<StoreRow | undefined> =>
  (await db.select().from(stores).where(eq(stores.id, id)))[0]
