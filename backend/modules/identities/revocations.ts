import { eq, lte } from 'drizzle-orm'
import { deleteRows } from '../../db/delete-rows.ts'
import { revocations } from '../../db/schema/credentials.ts'
import type { Context, Services } from '../../kernel/context.ts'
import { type CredentialRow, selectCredentialsOf } from './credential-queries.ts'
import { revocationExpiry } from './rules/lifetimes.ts'

/** The providers are told after the commit. To be called in a transaction. */
export const enqueueRevocations = async (
  tx: Context,
  removed: readonly Pick<CredentialRow, 'provider' | 'revocation'>[],
): Promise<void> => {
  for (const { provider, revocation } of removed) {
    if (revocation === null) continue
    const id = tx.newId()
    await tx.db.insert(revocations).values({ id, provider, revocation, expiresAt: revocationExpiry(tx.now()) })
    await tx.jobs.enqueue(tx.db, 'revoke-credential', { id })
  }
}

/** Of an account that ends. To be called before its row is deleted. */
export const revokeCredentialsOf = async (tx: Context, userId: number): Promise<void> =>
  enqueueRevocations(tx, await selectCredentialsOf(tx.db, userId))

/** Throws while the provider is away, so that the job runs again. A provider without an account here need not be told. */
export const tellProvider = async ({ db, identityProviders }: Services, id: string): Promise<void> => {
  const [row] = await db.select().from(revocations).where(eq(revocations.id, id))
  if (!row) return
  await identityProviders[row.provider]?.revoke?.(row.revocation)
  await db.delete(revocations).where(eq(revocations.id, id))
}

/** @returns how many were deleted */
export const deleteExpiredRevocations = ({ db }: Pick<Services, 'db'>, now: Date): Promise<number> =>
  deleteRows(db, revocations, lte(revocations.expiresAt, now))
