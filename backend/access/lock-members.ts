import { and, desc, eq } from 'drizzle-orm'
import type { Database } from '../db/connect.ts'
import { users } from '../db/schema/customers.ts'
import { memberships, organizations } from '../db/schema/organizations.ts'
import { ofOrganization } from './owner.ts'

/**
 * The organisation is locked until the transaction ends, and so its members: of two masters who leave at once, the
 * second one counts without the first. Whoever locks a user, too, does that before.
 */
export const lockMembers = async (db: Database, organizationId: number) => {
  await db.select().from(organizations).where(eq(organizations.id, organizationId)).for('no key update')
  return db
    .select({ userId: memberships.userId, role: memberships.role })
    .from(memberships)
    .where(ofOrganization(organizationId, memberships))
    .orderBy(desc(memberships.userId))
}

/** The row of a member's user is locked until the transaction ends. Of others nothing is locked. */
export const lockMemberUser = async (db: Database, organizationId: number, userId: number): Promise<void> => {
  await db
    .select({ id: users.id })
    .from(users)
    .innerJoin(memberships, eq(memberships.userId, users.id))
    .where(and(ofOrganization(organizationId, memberships), eq(memberships.userId, userId)))
    .for('no key update', { of: users })
}

/** The members are locked until the transaction ends. @returns whether the user is one of them */
export const lockAsMember = async (db: Database, organizationId: number, userId: number): Promise<boolean> => {
  await lockMemberUser(db, organizationId, userId)
  return (await lockMembers(db, organizationId)).some((member) => member.userId === userId)
}

/** The same for its masters. */
export const lockAsMaster = async (db: Database, organizationId: number, userId: number): Promise<boolean> => {
  await lockMemberUser(db, organizationId, userId)
  return (await lockMembers(db, organizationId)).some(
    (member) => member.userId === userId && member.role === 'ROLE_B2B_MASTER',
  )
}
