import { and, eq, gt, lte } from 'drizzle-orm'
import { ownedBy } from '../../access/owner.ts'
import type { Database } from '../../db/connect.ts'
import { deleteRows } from '../../db/delete-rows.ts'
import { emailChanges } from '../../db/schema/account-requests.ts'
import type { Services } from '../../kernel/context.ts'

type EmailChangeRow = typeof emailChanges.$inferSelect
type Now = Pick<Services, 'db' | 'now'>

/** A new request replaces the earlier one of the account, and so ends the link of its mail. */
export const upsertEmailChange = async (
  db: Database,
  { userId, ...values }: Omit<EmailChangeRow, 'tokenHash'>,
): Promise<void> => {
  const set = { ...values, tokenHash: null }
  await db
    .insert(emailChanges)
    .values({ userId, ...set })
    .onConflictDoUpdate({ target: emailChanges.userId, set })
}

/** The row is locked until the caller's transaction ends. */
export const lockEmailChange = async ({ db, now }: Now, id: string): Promise<EmailChangeRow | undefined> => {
  const isAlive = and(eq(emailChanges.id, id), gt(emailChanges.expiresAt, now()))
  return (await db.select().from(emailChanges).where(isAlive).for('update'))[0]
}

export const saveEmailChangeLink = async (db: Database, id: string, tokenHash: string): Promise<void> => {
  await db.update(emailChanges).set({ tokenHash }).where(eq(emailChanges.id, id))
}

const aliveLink = (tokenHash: string, now: Date) =>
  and(eq(emailChanges.tokenHash, tokenHash), gt(emailChanges.expiresAt, now))

/** The account of a link that has not been used. */
export const selectUserOfEmailChange = async ({ db, now }: Now, tokenHash: string): Promise<number | undefined> =>
  (await db.select({ userId: emailChanges.userId }).from(emailChanges).where(aliveLink(tokenHash, now())))[0]?.userId

/** Of several calls with one link, one gets the row. To be called after the user was locked. */
export const takeEmailChange = async ({ db, now }: Now, tokenHash: string): Promise<EmailChangeRow | undefined> =>
  (await db.delete(emailChanges).where(aliveLink(tokenHash, now())).returning())[0]

export const deleteEmailChangeOf = async (db: Database, userId: number): Promise<void> => {
  await db.delete(emailChanges).where(ownedBy({ userId }, emailChanges))
}

/** @returns how many were deleted */
export const deleteExpiredEmailChanges = ({ db }: Pick<Services, 'db'>, now: Date): Promise<number> =>
  deleteRows(db, emailChanges, lte(emailChanges.expiresAt, now))
