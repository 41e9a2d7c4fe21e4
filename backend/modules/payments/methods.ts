import { getTableColumns, type SQL, sql } from 'drizzle-orm'
import type { Currency } from '#contracts/shop.ts'
import type { Services } from '../../kernel/context.ts'
import { constantSql } from '../../db/constant-sql.ts'
import { jsonOfRow } from '../../db/json-of-row.ts'
import { paymentMethods } from '../../db/schema/payment-methods.ts'
import { configValue } from '../configuration/service.ts'
import type { Fee } from '../pricing/rules/adjustments.ts'

export type PaymentMethodRow = typeof paymentMethods.$inferSelect

type Connected = Services['payments']

/** An online method is offered as long as the configuration names it, and its provider is connected. */
const enabled = sql`(${paymentMethods.enabled} and (not ${paymentMethods.online} or
  (${configValue('available_online_payment_methods')} ? ${paymentMethods.key} and connected.keys ? ${paymentMethods.key})))`

const methods = constantSql(sql`
  select coalesce(json_agg(${jsonOfRow({ ...getTableColumns(paymentMethods), enabled })} order by ${paymentMethods.position}), '[]')
  from ${paymentMethods}`)

/** Every payment method, in the order in which they are shown, as one JSON value of a select. */
export const paymentMethodsSql = (connected: Connected): SQL =>
  sql`(${methods}, (select ${JSON.stringify(Object.keys(connected))}::jsonb as keys) connected)`

export const findPaymentMethods = async ({
  db,
  payments,
}: Pick<Services, 'db' | 'payments'>): Promise<PaymentMethodRow[]> => {
  const { rows } = await db.execute<{ methods: PaymentMethodRow[] }>(
    sql`select ${paymentMethodsSql(payments)} as methods`,
  )
  return rows[0]?.methods ?? []
}

export const paymentFee = ({ key, name, fees, vatRate }: PaymentMethodRow, currency: Currency): Fee => ({
  originCode: key,
  name,
  gross: fees[currency] ?? 0,
  vatRate,
})
