import { taxpayerOf } from '#contracts/form-fields.ts'
import type { Database } from '../../db/connect.ts'
import { users } from '../../db/schema/customers.ts'
import { memberships, organizations } from '../../db/schema/organizations.ts'
import { saveSeat } from '../../modules/address-book/service.ts'
import { hashPassword } from '../../modules/customers/service.ts'
import type { SeedData } from '../read-seed-data.ts'
import { continueIds, insertRows } from './insert-rows.ts'

export const demoPassword = 'kolofon-demo'

/** The demo accounts. Each one with an organisation is its master. */
export const seedAccounts = async (db: Database, { accounts }: SeedData, now: Date): Promise<void> => {
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
