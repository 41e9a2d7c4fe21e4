import { and, eq, gt, lte } from 'drizzle-orm'
import type { Database } from '../../db/connect.ts'
import { deleteRows } from '../../db/delete-rows.ts'
import { type ProvenIdentity, signInAttempts } from '../../db/schema/credentials.ts'
import type { Services } from '../../kernel/context.ts'

export type AttemptRow = typeof signInAttempts.$inferSelect

export const insertAttempt = async (db: Database, row: typeof signInAttempts.$inferInsert): Promise<void> => {
  await db.insert(signInAttempts).values(row)
}

export const selectAttempt = async (
  { db, now }: Pick<Services, 'db' | 'now'>,
  tokenHash: string,
): Promise<AttemptRow | undefined> =>
  (
    await db
      .select()
      .from(signInAttempts)
      .where(and(eq(signInAttempts.tokenHash, tokenHash), gt(signInAttempts.expiresAt, now())))
  )[0]

/** @returns whether it was there: of several answers with one state, one gets true */
export const takeState = async (db: Database, stateHash: string): Promise<boolean> =>
  (await db.update(signInAttempts).set({ stateHash: null }).where(eq(signInAttempts.stateHash, stateHash))).rowCount ===
  1

export const saveIdentity = async (
  db: Database,
  tokenHash: string,
  verified: { identity: ProvenIdentity; expiresAt: Date },
): Promise<void> => {
  await db.update(signInAttempts).set(verified).where(eq(signInAttempts.tokenHash, tokenHash))
}

/** The registration is confirmed: what is left to do with the attempt is to sign in. */
export const clearRegistration = async (db: Database, tokenHash: string): Promise<void> => {
  await db.update(signInAttempts).set({ registrationHash: null }).where(eq(signInAttempts.tokenHash, tokenHash))
}

/** @returns whether it was there: an attempt signs in once */
export const deleteAttempt = async (db: Database, tokenHash: string): Promise<boolean> =>
  (await db.delete(signInAttempts).where(eq(signInAttempts.tokenHash, tokenHash))).rowCount === 1

/** @returns how many were deleted */
export const deleteExpiredAttempts = ({ db }: Pick<Services, 'db'>, now: Date): Promise<number> =>
  deleteRows(db, signInAttempts, lte(signInAttempts.expiresAt, now))
