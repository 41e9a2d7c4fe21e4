import { and, asc, desc, eq, type SQL } from 'drizzle-orm'
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

/**
 * The organisation is locked until the transaction ends, and so its members: of two masters who leave at once, the
 * second one counts without the first. Whoever locks a user, too, does that before.
 */
export const lockMembers = async (db: Database, organizationId: number) => {
  await db.select().from(organizations).where(eq(organizations.id, organizationId)).for('no key update')
  return db
    .select({ userId: memberships.userId, role: memberships.role })
    .from(memberships)
    .where(isOf(organizationId))
    .orderBy(desc(memberships.userId))
}

/** The row of a member's user is locked until the transaction ends. Of others nothing is locked. */
export const lockMemberUser = async (db: Database, organizationId: number, userId: number): Promise<void> => {
  await db
    .select({ id: users.id })
    .from(users)
    .innerJoin(memberships, eq(memberships.userId, users.id))
    .where(and(isOf(organizationId), eq(memberships.userId, userId)))
    .for('no key update', { of: users })
}

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
