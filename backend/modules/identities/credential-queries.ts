import { and, asc, eq } from 'drizzle-orm'
import type { AddedProvider } from '#contracts/credential-providers.ts'
import { ownedBy } from '../../access/owner.ts'
import type { Database } from '../../db/connect.ts'
import { credentials } from '../../db/schema/credentials.ts'
import { lockUser, type UserRow } from '../customers/service.ts'

export type CredentialRow = typeof credentials.$inferSelect

/** Whom the identity belongs to. */
export const selectUserIdOf = async (
  db: Database,
  provider: AddedProvider,
  subject: string,
): Promise<number | undefined> =>
  (
    await db
      .select({ userId: credentials.userId })
      .from(credentials)
      .where(and(eq(credentials.provider, provider), eq(credentials.subject, subject)))
  )[0]?.userId

/**
 * The user whom the identity belongs to, locked until the transaction ends: whoever removes the credential waits for the
 * session that begins here, and then ends it. Users are locked before what is theirs, so the credential is read again.
 */
export const lockUserOf = async (
  db: Database,
  provider: AddedProvider,
  subject: string,
): Promise<UserRow | undefined> => {
  const userId = await selectUserIdOf(db, provider, subject)
  const user = userId === undefined ? undefined : await lockUser(db, userId)
  return user && (await selectUserIdOf(db, provider, subject)) === user.id ? user : undefined
}

export const selectCredentialsOf = (db: Database, userId: number): Promise<CredentialRow[]> =>
  db.select().from(credentials).where(ownedBy({ userId }, credentials)).orderBy(asc(credentials.id))

/** @returns false if the identity belongs to an account already */
export const insertCredential = async (db: Database, row: typeof credentials.$inferInsert): Promise<boolean> =>
  (
    await db
      .insert(credentials)
      .values(row)
      .onConflictDoNothing({ target: [credentials.provider, credentials.subject] })
  ).rowCount === 1

/** @param id of the only one that is meant; without it all of the provider */
export const deleteCredentials = (
  db: Database,
  userId: number,
  provider: AddedProvider,
  id?: number,
): Promise<CredentialRow[]> =>
  db
    .delete(credentials)
    .where(
      and(
        ownedBy({ userId }, credentials),
        eq(credentials.provider, provider),
        id === undefined ? undefined : eq(credentials.id, id),
      ),
    )
    .returning()
