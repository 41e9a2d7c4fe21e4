import { and, asc, eq, gt, lte } from 'drizzle-orm'
import { ownedBy } from '../../access/owner.ts'
import type { Database } from '../../db/connect.ts'
import { deleteRows } from '../../db/delete-rows.ts'
import { credentials } from '../../db/schema/credentials.ts'
import { passkeyChallenges, passkeys } from '../../db/schema/passkeys.ts'
import type { Services } from '../../kernel/context.ts'

export const insertChallenge = async (db: Database, row: typeof passkeyChallenges.$inferInsert): Promise<void> => {
  await db.insert(passkeyChallenges).values(row)
}

/** @returns the challenge, if it was there: of several answers to one, one gets it */
export const takeChallenge = async ({ db, now }: Pick<Services, 'db' | 'now'>, hash: string) =>
  (
    await db
      .delete(passkeyChallenges)
      .where(and(eq(passkeyChallenges.hash, hash), gt(passkeyChallenges.expiresAt, now())))
      .returning({ name: passkeyChallenges.name })
  )[0]

export const selectPasskey = async (db: Database, subject: string) =>
  (
    await db
      .select({ passkey: passkeys, userId: credentials.userId })
      .from(passkeys)
      .innerJoin(credentials, eq(credentials.id, passkeys.credentialId))
      .where(and(eq(credentials.provider, 'passkey'), eq(credentials.subject, subject)))
  )[0]

export const insertPasskey = async (db: Database, row: typeof passkeys.$inferInsert): Promise<void> => {
  await db.insert(passkeys).values(row)
}

/** @returns false if it was used at the same time: its counter is not what was checked */
export const updateUsed = async (
  db: Database,
  { credentialId, counter }: Pick<typeof passkeys.$inferSelect, 'credentialId' | 'counter'>,
  used: { counter: number; usedAt: Date },
): Promise<boolean> =>
  (
    await db
      .update(passkeys)
      .set(used)
      .where(and(eq(passkeys.credentialId, credentialId), eq(passkeys.counter, counter)))
  ).rowCount === 1

export const selectPasskeysOf = (db: Database, userId: number) =>
  db
    .select({
      id: credentials.id,
      subject: credentials.subject,
      name: passkeys.name,
      addedAt: credentials.addedAt,
      usedAt: passkeys.usedAt,
    })
    .from(passkeys)
    .innerJoin(credentials, eq(credentials.id, passkeys.credentialId))
    .where(ownedBy({ userId }, credentials))
    .orderBy(asc(credentials.id))

/** @returns how many were deleted */
export const deleteExpiredChallenges = ({ db }: Pick<Services, 'db'>, now: Date): Promise<number> =>
  deleteRows(db, passkeyChallenges, lte(passkeyChallenges.expiresAt, now))
