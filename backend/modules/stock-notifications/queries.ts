import { and, arrayContains, asc, eq, gt, inArray, isNotNull, isNull, lt, or, type SQL, sql } from 'drizzle-orm'
import { ownedBy } from '../../access/owner.ts'
import type { Database } from '../../db/connect.ts'
import { products } from '../../db/schema/products.ts'
import { variants } from '../../db/schema/variants.ts'
import { users } from '../../db/schema/customers.ts'
import { stockNotifications } from '../../db/schema/stock-notifications.ts'
import type { Services } from '../../kernel/context.ts'
import { configValue } from '../configuration/service.ts'
import { expiryOf } from './rules/lifetimes.ts'

const table = stockNotifications

export type NotificationRow = typeof stockNotifications.$inferSelect
type Now = Pick<Services, 'db' | 'now'>
type NewRow = Pick<NotificationRow, 'id' | 'variantId' | 'locale'>

/** A second request for the same variant changes nothing. */
export const insertForUser = async ({ db, now }: Now, row: NewRow & { userId: number }): Promise<void> => {
  const createdAt = now()
  await db
    .insert(table)
    .values({ ...row, createdAt, confirmedAt: createdAt, expiresAt: expiryOf('waiting', createdAt) })
    .onConflictDoNothing()
}

/** A second request before the confirmation starts the time to confirm again. @returns the id of the mailbox's row */
export const insertForMailbox = async ({ db, now }: Now, row: NewRow & { email: string }): Promise<string> => {
  const again = { createdAt: now(), locale: row.locale, expiresAt: expiryOf('unconfirmed', now()) }
  await db
    .insert(table)
    .values({ ...row, ...again })
    .onConflictDoUpdate({
      target: [table.variantId, table.email],
      targetWhere: isNull(table.notifiedAt),
      set: again,
      setWhere: isNull(table.confirmedAt),
    })
  const [existing] = await db
    .select({ id: table.id })
    .from(table)
    .where(and(eq(table.variantId, row.variantId), eq(table.email, row.email), isNull(table.notifiedAt)))
  return existing?.id ?? row.id
}

/** The row is locked until the caller's transaction ends. */
export const lockRow = async (db: Database, id: string): Promise<NotificationRow | undefined> => {
  const [row] = await db.select().from(table).where(eq(table.id, id)).for('update')
  return row
}

export const selectByLink = async (
  { db, now }: Now,
  hash: string,
): Promise<(NotificationRow & { email: string }) | undefined> => {
  const [row] = await db
    .select()
    .from(table)
    .where(and(arrayContains(table.tokenHashes, [hash]), gt(table.expiresAt, now())))
  return row?.email ? { ...row, email: row.email } : undefined
}

export const updateRow = async (db: Database, id: string, changes: Partial<NotificationRow>): Promise<void> => {
  await db.update(table).set(changes).where(eq(table.id, id))
}

/** @returns whether the notification was waiting for its confirmation */
export const confirmRow = async ({ db, now }: Now, id: string): Promise<boolean> => {
  const rows = await db
    .update(table)
    .set({ confirmedAt: now(), expiresAt: expiryOf('waiting', now()) })
    .where(and(eq(table.id, id), isNull(table.confirmedAt)))
    .returning({ id: table.id })
  return rows.length === 1
}

type Whose = { userId: number } | { email: string }
const isOf = (whose: Whose): SQL => ('userId' in whose ? ownedBy(whose, table) : eq(table.email, whose.email))

/** The notifications that have not been sent yet, the newest last. */
export const selectWaitingOf = ({ db, now }: Now, whose: Whose) =>
  db
    .select({
      id: table.id,
      variantId: table.variantId,
      confirmedAt: table.confirmedAt,
      expiresAt: table.expiresAt,
      title: products.title,
    })
    .from(table)
    .innerJoin(variants, eq(variants.id, table.variantId))
    .innerJoin(products, eq(products.id, variants.productId))
    .where(and(isOf(whose), isNull(table.notifiedAt), gt(table.expiresAt, now())))
    .orderBy(asc(table.createdAt), asc(table.id))

/** @returns whether there was such a notification of this owner */
export const deleteOf = async (db: Database, whose: Whose, id: string): Promise<boolean> => {
  const gone = await db
    .delete(table)
    .where(and(eq(table.id, id), isOf(whose)))
    .returning({ id: table.id })
  return gone.length === 1
}

/** The queue tries a mail for about a day. A mail that is not sent by then is enqueued again. */
const queuedForMs = 86_400_000

/** While the shop has the notifications switched off, they wait. */
const isDue = ({ now }: Now): SQL | undefined =>
  and(
    sql`${configValue('restock_notification_enabled')} = 'true'`,
    isNotNull(table.confirmedAt),
    isNull(table.notifiedAt),
    gt(table.expiresAt, now()),
    or(isNull(table.queuedAt), lt(table.queuedAt, new Date(now().getTime() - queuedForMs))),
  )

/** Variants for which confirmed notifications wait and no mail is enqueued: all of them, or only those of the list. */
export const selectWanted = async (ctx: Now, variantIds?: readonly number[]): Promise<number[]> => {
  const rows = await ctx.db
    .selectDistinct({ variantId: table.variantId })
    .from(table)
    .where(and(isDue(ctx), variantIds && inArray(table.variantId, [...variantIds])))
  return rows.map(({ variantId }) => variantId)
}

/**
 * Claims the notifications that wait for these variants. If two processes run it, each notification is claimed by one
 * of them.
 */
export const claimDue = (ctx: Now, variantIds: readonly number[]): Promise<{ id: string }[]> =>
  ctx.db
    .update(table)
    .set({ queuedAt: ctx.now() })
    .where(and(isDue(ctx), inArray(table.variantId, [...variantIds])))
    .returning({ id: table.id })

/** The address of the customer's account, or the mailbox of a guest. */
export const selectMailbox = async (db: Database, { userId, email }: NotificationRow): Promise<string | undefined> => {
  if (userId === null) return email ?? undefined
  const [user] = await db.select({ email: users.email }).from(users).where(eq(users.id, userId))
  return user?.email
}

export const deleteExpired = async ({ db, now }: Now): Promise<void> => {
  await db.delete(table).where(lt(table.expiresAt, now()))
}
