import { getTableColumns, type SQL, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Currency } from '#contracts/shop.ts'
import type { Database } from '../../db/connect.ts'
import { deliveryModes, deliveryPrices } from '../../db/schema/delivery-modes.ts'
import { paymentMethods } from '../../db/schema/payment-methods.ts'
import { configValue } from '../configuration/service.ts'
import type { DeliveryModeRow, PaymentMethodRow } from './queries.ts'

/** What a checkout can choose from, whoever orders whatever, in the order in which it is shown. */
export interface Choices {
  deliveryModes: DeliveryModeRow[]
  paymentMethods: PaymentMethodRow[]
  /** Gross, in minor units. */
  freeDeliveryFrom: Partial<Record<Currency, number>>
  currencies: Currency[]
  [column: string]: unknown
}

/** A row under the names of its schema. */
const objectOf = (table: PgTable, more: Record<string, SQL> = {}): SQL =>
  sql`json_build_object(${sql.join(
    Object.entries({ ...getTableColumns(table), ...more }).map(
      ([name, value]) => sql`${sql.raw(`'${name}'`)}, ${value}`,
    ),
    sql`, `,
  )})`

const prices = sql`coalesce(
  (select json_object_agg(currency, gross) from ${deliveryPrices} where ${deliveryPrices.deliveryModeId} = ${deliveryModes.id}), '{}')`

/** A method that takes money over the network is offered while the configuration names it. */
const enabled = sql`(${paymentMethods.enabled} and (not ${paymentMethods.online} or ${configValue('available_online_payment_methods')} ? ${paymentMethods.key}))`

/** All at once: every change of a cart asks for it. */
export const selectChoices = async (db: Database): Promise<Choices> => {
  const { rows } = await db.execute<Choices>(sql`
    select
      (select coalesce(json_agg(${objectOf(deliveryModes, { prices })} order by ${deliveryModes.position}), '[]') from ${deliveryModes}) as "deliveryModes",
      (select coalesce(json_agg(${objectOf(paymentMethods, { enabled })} order by ${paymentMethods.position}), '[]') from ${paymentMethods}) as "paymentMethods",
      ${configValue('free_delivery_from')} as "freeDeliveryFrom",
      ${configValue('available_currencies')} as currencies`)
  const [row] = rows
  if (!row) throw new Error('A question without a table came back empty')
  return row
}
