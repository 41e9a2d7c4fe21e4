import { getTableColumns, type SQL, sql } from 'drizzle-orm'
import type { Currency } from '#contracts/shop.ts'
import type { Database } from '../../db/connect.ts'
import { jsonOfRow } from '../../db/json-of-row.ts'
import { paymentMethods } from '../../db/schema/payment-methods.ts'
import { configValue } from '../configuration/service.ts'
import type { Fee } from '../pricing/rules/adjustments.ts'

export type PaymentMethodRow = typeof paymentMethods.$inferSelect

/** An online method is offered as long as the configuration names it. */
const enabled = sql`(${paymentMethods.enabled} and (not ${paymentMethods.online} or ${configValue('available_online_payment_methods')} ? ${paymentMethods.key}))`

/** Every payment method, in the order in which they are shown, as one JSON value of a select. */
export const paymentMethodsSql: SQL = sql`(
  select coalesce(json_agg(${jsonOfRow({ ...getTableColumns(paymentMethods), enabled })} order by ${paymentMethods.position}), '[]')
  from ${paymentMethods})`

export const findPaymentMethods = async (db: Database): Promise<PaymentMethodRow[]> => {
  const { rows } = await db.execute<{ methods: PaymentMethodRow[] }>(sql`select ${paymentMethodsSql} as methods`)
  return rows[0]?.methods ?? []
}

export const paymentFee = ({ key, name, fees, vatRate }: PaymentMethodRow, currency: Currency): Fee => ({
  originCode: key,
  name,
  gross: fees[currency] ?? 0,
  vatRate,
})
