import { and, eq } from 'drizzle-orm'
import type { Database } from '../../db/connect.ts'
import { users } from '../../db/schema/customers.ts'
import { memberships, organizations } from '../../db/schema/organizations.ts'

export type UserRow = typeof users.$inferSelect

/** @param email in lower case */
export const selectByEmail = async (db: Database, email: string): Promise<UserRow | undefined> =>
  (await db.select().from(users).where(eq(users.email, email)))[0]

/** The user with the name of the organisation; undefined if the user was deleted. */
export const selectWithOrganization = async (db: Database, id: number) =>
  (
    await db
      .select({ user: users, organizationName: organizations.name })
      .from(users)
      .leftJoin(memberships, eq(memberships.userId, users.id))
      .leftJoin(organizations, eq(organizations.id, memberships.organizationId))
      .where(eq(users.id, id))
  )[0]

/** @returns undefined if the e-mail address has an account already */
export const insertUser = async (
  db: Database,
  values: typeof users.$inferInsert,
): Promise<{ id: number } | undefined> => {
  const [created] = await db
    .insert(users)
    .values(values)
    .onConflictDoNothing({ target: users.email })
    .returning({ id: users.id })
  return created
}

/** A new organisation with the user as its master. */
export const insertOrganizationOf = async (db: Database, userId: number, name: string): Promise<void> => {
  const [created] = await db.insert(organizations).values({ name }).returning({ id: organizations.id })
  if (!created) throw new Error('The new organisation came back empty')
  await db.insert(memberships).values({ userId, organizationId: created.id, role: 'ROLE_B2B_MASTER' })
}

/** Nothing happens if the password was changed meanwhile. */
export const replacePasswordHash = async (db: Database, id: number, before: string, after: string): Promise<void> => {
  await db
    .update(users)
    .set({ passwordHash: after })
    .where(and(eq(users.id, id), eq(users.passwordHash, before)))
}
