import { and, eq, gt, lte } from 'drizzle-orm'
import type { Database } from '../../db/connect.ts'
import { deleteRows } from '../../db/delete-rows.ts'
import { users } from '../../db/schema/customers.ts'
import { passwordResets, registrations } from '../../db/schema/account-requests.ts'
import type { Services } from '../../kernel/context.ts'

export type RegistrationRow = typeof registrations.$inferSelect
type Now = Pick<Services, 'db' | 'now'>

export const insertRegistration = async (db: Database, row: typeof registrations.$inferInsert): Promise<void> => {
  await db.insert(registrations).values(row)
}

/** The row is locked until the caller's transaction ends. */
export const lockRegistration = async ({ db, now }: Now, id: string): Promise<RegistrationRow | undefined> => {
  const isAlive = and(eq(registrations.id, id), gt(registrations.expiresAt, now()))
  return (await db.select().from(registrations).where(isAlive).for('update'))[0]
}

export const saveRegistrationLink = async (db: Database, id: string, tokenHash: string): Promise<void> => {
  await db.update(registrations).set({ tokenHash }).where(eq(registrations.id, id))
}

export const selectRegistration = async ({ db, now }: Now, tokenHash: string): Promise<RegistrationRow | undefined> =>
  (
    await db
      .select()
      .from(registrations)
      .where(and(eq(registrations.tokenHash, tokenHash), gt(registrations.expiresAt, now())))
  )[0]

/** @returns whether it was there: of several calls with one link, one gets true */
export const deleteRegistration = async (db: Database, id: string): Promise<boolean> =>
  (await db.delete(registrations).where(eq(registrations.id, id))).rowCount === 1

/** A new request replaces the earlier one of the address, and so ends the link of its mail. */
export const upsertReset = async (
  db: Database,
  row: Pick<typeof passwordResets.$inferInsert, 'id' | 'email' | 'locale' | 'expiresAt'>,
): Promise<void> => {
  const { email: _, ...values } = row
  await db
    .insert(passwordResets)
    .values(row)
    .onConflictDoUpdate({ target: passwordResets.email, set: { ...values, tokenHash: null, userId: null } })
}

/** The row is locked until the caller's transaction ends. */
export const lockReset = async ({ db, now }: Now, id: string) => {
  const isAlive = and(eq(passwordResets.id, id), gt(passwordResets.expiresAt, now()))
  return (await db.select().from(passwordResets).where(isAlive).for('update'))[0]
}

export const saveResetLink = async (
  db: Database,
  id: string,
  link: { tokenHash: string; userId: number },
): Promise<void> => {
  await db.update(passwordResets).set(link).where(eq(passwordResets.id, id))
}

const aliveReset = (tokenHash: string, now: Date) =>
  and(eq(passwordResets.tokenHash, tokenHash), gt(passwordResets.expiresAt, now))

/** The account of a link that has not been used. */
export const selectUserOfReset = async ({ db, now }: Now, tokenHash: string) =>
  (
    await db
      .select({ id: users.id, email: users.email, firstName: users.firstName, lastName: users.lastName })
      .from(passwordResets)
      .innerJoin(users, eq(users.id, passwordResets.userId))
      .where(aliveReset(tokenHash, now()))
  )[0]

/** To be called after the user was locked. @returns whether it was there: of several calls with one link, one gets true */
export const takeReset = async ({ db, now }: Now, tokenHash: string): Promise<boolean> =>
  (await db.delete(passwordResets).where(aliveReset(tokenHash, now()))).rowCount === 1

export const deleteReset = async (db: Database, email: string): Promise<void> => {
  await db.delete(passwordResets).where(eq(passwordResets.email, email))
}

/** @returns how many were deleted */
export const deleteExpiredRegistrations = ({ db }: Pick<Services, 'db'>, now: Date): Promise<number> =>
  deleteRows(db, registrations, lte(registrations.expiresAt, now))

/** @returns how many were deleted */
export const deleteExpiredResets = ({ db }: Pick<Services, 'db'>, now: Date): Promise<number> =>
  deleteRows(db, passwordResets, lte(passwordResets.expiresAt, now))
