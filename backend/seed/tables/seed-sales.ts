import { taxpayerOf } from '#contracts/form-fields.ts'
import type { Currency } from '#contracts/shop.ts'
import type { Database } from '../../db/connect.ts'
import { users } from '../../db/schema/customers.ts'
import { deliveryModes, deliveryPrices } from '../../db/schema/delivery-modes.ts'
import { memberships, organizations } from '../../db/schema/organizations.ts'
import { paymentMethods } from '../../db/schema/payment-methods.ts'
import { saveSeat } from '../../modules/address-book/service.ts'
import { hashPassword } from '../../modules/customers/service.ts'
import type { SeedData } from '../read-seed-data.ts'
import { continueIds, insertRows } from './insert-rows.ts'

export const demoPassword = 'kolofon-demo'

/** Each account with an organisation is its master. */
const seedAccounts = async (db: Database, { accounts }: SeedData, now: Date): Promise<void> => {
  const passwordHash = await hashPassword(demoPassword)
  const rows = accounts.map((account, index) => ({ id: index + 1, ...account, passwordHash, demo: true }))
  await insertRows(db, users, rows)
  const members = rows.flatMap(({ id, organization: details }) =>
    details ? [{ id, name: details.company, details, taxpayer: taxpayerOf(details) }] : [],
  )
  await insertRows(db, organizations, members)
  await insertRows(
    db,
    memberships,
    members.map(({ id }) => ({ userId: id, organizationId: id, role: 'ROLE_B2B_MASTER' as const })),
  )
  for (const { id, details } of members) await saveSeat({ db, now: () => now }, id, details)
  await continueIds(db, [users, organizations])
}

/** Delivery modes, payment methods and the demo accounts. */
export const seedSales = async (db: Database, data: SeedData, now: Date): Promise<void> => {
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
  await seedAccounts(db, data, now)
}
