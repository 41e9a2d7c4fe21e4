import { isDeepStrictEqual } from 'node:util'
import { eq } from 'drizzle-orm'
import type { Currency } from '#contracts/shop.ts'
import type { Database } from '../../db/connect.ts'
import { deliveryModes, deliveryPrices } from '../../db/schema/delivery-modes.ts'
import { paymentMethods } from '../../db/schema/payment-methods.ts'
import { paymentProviders } from '../../ports/payments/providers.ts'
import type { SetupForm } from '../form/setup-form.ts'
import { type Ledger, openKeyedRows } from './keyed-rows.ts'

/** The prices of one way of delivery. Orders hold copies of what they paid. */
const writePrices = async (
  db: Database,
  ledger: Ledger,
  { id, key }: { id: number; key: string },
  prices: Partial<Record<Currency, number>>,
): Promise<void> => {
  const rows = await db.select().from(deliveryPrices).where(eq(deliveryPrices.deliveryModeId, id))
  if (isDeepStrictEqual(Object.fromEntries(rows.map(({ currency, gross }) => [currency, gross])), prices)) return
  await db.delete(deliveryPrices).where(eq(deliveryPrices.deliveryModeId, id))
  const wanted = Object.entries(prices).map(([currency, gross]) => ({
    deliveryModeId: id,
    currency: currency as Currency,
    gross,
  }))
  if (wanted.length > 0) await db.insert(deliveryPrices).values(wanted)
  const change = ledger.changes.find(({ kind, name }) => kind === 'delivery' && name === key)
  if (change?.what === 'changed') change.fields.push('prices')
  if (change) return
  ledger.left -= 1
  ledger.changes.push({ kind: 'delivery', name: key, what: 'changed', fields: ['prices'] })
}

/** Ways of delivery with their prices, in the order of the file. */
export const writeDelivery = async (db: Database, ledger: Ledger, { delivery }: SetupForm): Promise<void> => {
  const rows = await openKeyedRows(db, ledger, { table: deliveryModes, kind: 'delivery' })
  for (const [position, { prices, days, carrier = null, ...mode }] of delivery.entries()) {
    const [daysFrom, daysTo] = days
    const id = await rows.set({ ...mode, carrier, daysFrom, daysTo, position })
    await writePrices(db, ledger, { id, key: mode.key }, prices)
  }
  rows.finish()
}

/** Ways to pay, in the order of the file. */
export const writePayment = async (db: Database, ledger: Ledger, { payment }: SetupForm): Promise<void> => {
  const rows = await openKeyedRows(db, ledger, { table: paymentMethods, kind: 'payment' })
  for (const [position, method] of payment.entries())
    await rows.set({ ...method, online: paymentProviders.some(({ key }) => key === method.key), position })
  rows.finish()
}
