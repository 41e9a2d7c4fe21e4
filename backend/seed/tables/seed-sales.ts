import type { Currency } from '#contracts/shop.ts'
import type { Database } from '../../db/connect.ts'
import { users } from '../../db/schema/customers.ts'
import { deliveryModes, deliveryPrices } from '../../db/schema/delivery-modes.ts'
import { paymentMethods } from '../../db/schema/payment-methods.ts'
import { hashPassword } from '../../modules/session/password.ts'
import type { SeedData } from '../read-seed-data.ts'
import { continueIds, insertRows } from './insert-rows.ts'

export const demoPassword = 'kolofon-demo'

/** How things are delivered and paid, and who may try it. */
export const seedSales = async (db: Database, data: SeedData): Promise<void> => {
  await insertRows(
    db,
    deliveryModes,
    data.deliveryModes.map(({ prices: _, days, ...mode }, position) => ({
      id: position + 1,
      ...mode,
      ...(days && { daysFrom: days[0], daysTo: days[1] }),
      vatRate: 27,
      position,
    })),
  )
  await insertRows(
    db,
    deliveryPrices,
    data.deliveryModes.flatMap(({ prices }, index) =>
      Object.entries(prices).map(([currency, gross]) => ({
        deliveryModeId: index + 1,
        currency: currency as Currency,
        gross,
      })),
    ),
  )
  await insertRows(
    db,
    paymentMethods,
    data.paymentMethods.map((method, position) => ({ ...method, vatRate: 27, position })),
  )
  await continueIds(db, [deliveryModes])
  const passwordHash = await hashPassword(demoPassword)
  await insertRows(
    db,
    users,
    data.accounts.map((account) => ({ ...account, passwordHash, demo: true })),
  )
}
