import { and, asc, desc, eq, inArray } from 'drizzle-orm'
import { ownedBy } from '../../access/owner.ts'
import type { Database } from '../../db/connect.ts'
import { users } from '../../db/schema/customers.ts'
import { organizationRegistrations, organizations } from '../../db/schema/organizations.ts'

export type RegistrationRow = typeof organizationRegistrations.$inferSelect

/** The organisation that has this tax number. */
export const selectByTaxpayer = async (db: Database, taxpayer: string) =>
  (await db.select({ id: organizations.id }).from(organizations).where(eq(organizations.taxpayer, taxpayer)))[0]

/** @returns undefined if the user has a request that waits */
export const insertRegistration = async (
  db: Database,
  row: typeof organizationRegistrations.$inferInsert,
): Promise<number | undefined> =>
  (await db.insert(organizationRegistrations).values(row).onConflictDoNothing().returning())[0]?.id

export const selectLatest = async (db: Database, userId: number): Promise<RegistrationRow | undefined> =>
  (
    await db
      .select()
      .from(organizationRegistrations)
      .where(ownedBy({ userId }, organizationRegistrations))
      .orderBy(desc(organizationRegistrations.id))
      .limit(1)
  )[0]

/** The row is locked until the transaction ends. */
export const lockRegistration = async (db: Database, id: number): Promise<RegistrationRow | undefined> =>
  (await db.select().from(organizationRegistrations).where(eq(organizationRegistrations.id, id)).for('update'))[0]

export const selectRegistration = async (db: Database, id: number): Promise<RegistrationRow | undefined> =>
  (await db.select().from(organizationRegistrations).where(eq(organizationRegistrations.id, id)))[0]

/** The oldest first, with the address of who has asked. */
export const selectRegistrations = (db: Database, status: RegistrationRow['status']) =>
  db
    .select({ registration: organizationRegistrations, email: users.email })
    .from(organizationRegistrations)
    .innerJoin(users, eq(users.id, organizationRegistrations.userId))
    .where(eq(organizationRegistrations.status, status))
    .orderBy(asc(organizationRegistrations.id))

/** Those of a user that wait for somebody, or only some of them. */
export const deleteOpen = async (
  db: Database,
  userId: number,
  statuses: RegistrationRow['status'][] = ['pending', 'joining'],
): Promise<void> => {
  await db
    .delete(organizationRegistrations)
    .where(and(ownedBy({ userId }, organizationRegistrations), inArray(organizationRegistrations.status, statuses)))
}

export const updateRegistration = async (
  db: Database,
  id: number,
  values: Partial<Pick<RegistrationRow, 'status' | 'decidedAt' | 'reason' | 'organizationId'>>,
): Promise<void> => {
  await db.update(organizationRegistrations).set(values).where(eq(organizationRegistrations.id, id))
}

/** @returns undefined if another one has the tax number */
export const insertOrganization = async (
  db: Database,
  row: typeof organizations.$inferInsert,
): Promise<number | undefined> => (await db.insert(organizations).values(row).onConflictDoNothing().returning())[0]?.id
