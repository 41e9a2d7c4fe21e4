import { and, arrayContains, eq, gt, isNull, lt, or } from 'drizzle-orm'
import type { Database } from '../../db/connect.ts'
import { auditLog } from '../../db/schema/operations.ts'
import { newsletterSubscriptions as subscriptions } from '../../db/schema/newsletter.ts'
import type { Services } from '../../kernel/context.ts'

export type NewsletterSubscriptionRow = typeof subscriptions.$inferSelect
type NewRow = typeof subscriptions.$inferInsert
type Now = Pick<Services, 'db' | 'now'>

/**
 * A second request before the confirmation replaces the choices of the first one. A confirmed subscription is never
 * changed from outside.
 */
export const insertOrRenew = async (db: Database, row: NewRow): Promise<string> => {
  const { id: _, email, ...wishes } = row
  await db
    .insert(subscriptions)
    .values(row)
    .onConflictDoUpdate({ target: subscriptions.email, set: wishes, setWhere: isNull(subscriptions.confirmedAt) })
  const [existing] = await db.select({ id: subscriptions.id }).from(subscriptions).where(eq(subscriptions.email, email))
  return existing?.id ?? row.id
}

/** The row is locked until the caller's transaction ends. */
export const lockRow = async (db: Database, id: string): Promise<NewsletterSubscriptionRow | undefined> => {
  const [row] = await db.select().from(subscriptions).where(eq(subscriptions.id, id)).for('update')
  return row
}

export const selectByLink = async ({ db, now }: Now, hash: string): Promise<NewsletterSubscriptionRow | undefined> => {
  const isAlive = or(isNull(subscriptions.expiresAt), gt(subscriptions.expiresAt, now()))
  const [row] = await db
    .select()
    .from(subscriptions)
    .where(and(arrayContains(subscriptions.tokenHashes, [hash]), isAlive))
  return row
}

export const updateRow = async (
  db: Database,
  id: string,
  changes: Partial<NewsletterSubscriptionRow>,
): Promise<void> => {
  await db.update(subscriptions).set(changes).where(eq(subscriptions.id, id))
}

/** @returns whether the subscription was waiting for its confirmation */
export const confirmRow = async ({ db, now }: Now, id: string): Promise<boolean> => {
  const rows = await db
    .update(subscriptions)
    .set({ confirmedAt: now(), expiresAt: null })
    .where(and(eq(subscriptions.id, id), isNull(subscriptions.confirmedAt)))
    .returning({ id: subscriptions.id })
  return rows.length === 1
}

export const selectByEmail = async (db: Database, email: string): Promise<NewsletterSubscriptionRow | undefined> =>
  (await db.select().from(subscriptions).where(eq(subscriptions.email, email)))[0]

export const deleteByEmail = async (db: Database, email: string): Promise<string | undefined> => {
  const [gone] = await db
    .delete(subscriptions)
    .where(eq(subscriptions.email, email))
    .returning({ id: subscriptions.id })
  return gone?.id
}

/**
 * A permanent record that a consent began or ended. It holds the hash of the address: an address that is shown to the
 * shop can be found by its hash.
 */
export const recordConsent = async (
  { db, now }: Now,
  action: 'newsletter.confirmed' | 'newsletter.left',
  id: string,
  detail: object,
): Promise<void> => {
  await db.insert(auditLog).values({ at: now(), actor: 'reader', action, subject: `subscription:${id}`, detail })
}

export const deleteUnconfirmed = async ({ db, now }: Now): Promise<void> => {
  await db.delete(subscriptions).where(lt(subscriptions.expiresAt, now()))
}
