import { and, asc, eq, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { MembershipForm } from '#contracts/invitation-form.ts'
import type { Database } from '../../db/connect.ts'
import { users } from '../../db/schema/customers.ts'
import { memberships, organizations } from '../../db/schema/organizations.ts'

export const selectOrganization = async (db: Database, id: number) =>
  (await db.select().from(organizations).where(eq(organizations.id, id)))[0]

/** For a join: whether whom a row names is still a member of the organisation that it names. */
export const isStillMember = (row: { userId: PgColumn; organizationId: PgColumn }) =>
  and(eq(memberships.userId, row.userId), eq(memberships.organizationId, row.organizationId))

/** By its number, or by its name; several may have the same. */
export const selectByName = (db: Database, name: string) =>
  db
    .select({ id: organizations.id, name: organizations.name })
    .from(organizations)
    .where(/^\d{1,9}$/.test(name) ? eq(organizations.id, Number(name)) : eq(organizations.name, name))
    .orderBy(asc(organizations.id))

const memberRows = (db: Database) =>
  db
    .select({
      id: users.id,
      email: users.email,
      firstName: users.firstName,
      lastName: users.lastName,
      role: memberships.role,
      permissions: memberships.permissions,
    })
    .from(memberships)
    .innerJoin(users, eq(users.id, memberships.userId))

export type MemberRow = Awaited<ReturnType<typeof selectMembers>>[number]

const isOf = (organizationId: number): SQL => eq(memberships.organizationId, organizationId)

/** Masters first. */
export const selectMembers = (db: Database, organizationId: number) =>
  memberRows(db)
    .where(isOf(organizationId))
    .orderBy(asc(memberships.role), asc(users.lastName), asc(users.firstName), asc(users.id))

export const selectMembershipOf = async (db: Database, userId: number) =>
  (await db.select().from(memberships).where(eq(memberships.userId, userId)))[0]

export const insertMembership = async (db: Database, row: typeof memberships.$inferInsert): Promise<void> => {
  await db.insert(memberships).values(row)
}

export const updateMembership = async (db: Database, userId: number, membership: MembershipForm): Promise<void> => {
  await db.update(memberships).set(membership).where(eq(memberships.userId, userId))
}

export const deleteMembership = async (db: Database, userId: number): Promise<void> => {
  await db.delete(memberships).where(eq(memberships.userId, userId))
}
