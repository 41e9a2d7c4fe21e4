import { and, desc, eq, gt, inArray, isNotNull, isNull, lte, sql } from 'drizzle-orm'
import { ownedBy } from '../../access/owner.ts'
import type { Database } from '../../db/connect.ts'
import { deleteRows } from '../../db/delete-rows.ts'
import { users } from '../../db/schema/customers.ts'
import { impersonations } from '../../db/schema/impersonations.ts'
import type { Services } from '../../kernel/context.ts'

export const insertImpersonation = async (db: Database, values: typeof impersonations.$inferInsert): Promise<void> => {
  await db.insert(impersonations).values(values)
}

/** The link that nobody has used, of an operator who still is one. */
const openLink = (tokenHash: string, now: Date) =>
  and(
    eq(impersonations.tokenHash, tokenHash),
    gt(impersonations.linkExpiresAt, now),
    sql`exists (select from users operator where operator.id = ${impersonations.operatorId} and operator.operator)`,
  )

export const selectLink = async (db: Database, tokenHash: string, now: Date) =>
  (await db.select().from(impersonations).where(openLink(tokenHash, now)))[0]

/** @returns what the link was for; of several calls with one link, one gets it */
export const takeLink = async (db: Database, tokenHash: string, now: Date) =>
  (
    await db.update(impersonations).set({ tokenHash: null, beganAt: now }).where(openLink(tokenHash, now)).returning()
  )[0]

/** The row is locked until the transaction ends, so that a deletion of the account waits for the session, and ends it. */
export const lockCustomer = async (db: Database, id: number) =>
  (
    await db
      .select()
      .from(users)
      .where(and(eq(users.id, id), eq(users.operator, false)))
      .for('share')
  )[0]

export const updateEnded = async ({ db, now }: Pick<Services, 'db' | 'now'>, ids: readonly string[]): Promise<void> => {
  const running = and(inArray(impersonations.id, [...ids]), isNull(impersonations.endedAt))
  await db.update(impersonations).set({ endedAt: now() }).where(running)
}

export const updateOperator = async (db: Database, email: string, operator: boolean) =>
  (await db.update(users).set({ operator }).where(eq(users.email, email)).returning({ id: users.id }))[0]

/** How many of them a customer sees. */
const maxListed = 50

/** The latest first. */
export const selectBegun = (db: Database, userId: number) =>
  db
    .select({ reason: impersonations.reason, beganAt: impersonations.beganAt, endedAt: impersonations.endedAt })
    .from(impersonations)
    .where(and(ownedBy({ userId }, impersonations), isNotNull(impersonations.beganAt)))
    .orderBy(desc(impersonations.beganAt))
    .limit(maxListed)

/** That somebody acted stays on record; for whom and why goes. */
export const eraseReasons = async (db: Database, userId: number): Promise<void> => {
  await db.update(impersonations).set({ reason: '' }).where(ownedBy({ userId }, impersonations))
}

/** Links that nobody has used. What has begun stays on record. @returns how many were deleted */
export const deleteUnusedLinks = ({ db }: Pick<Services, 'db'>, now: Date): Promise<number> =>
  deleteRows(
    db,
    impersonations,
    and(isNull(impersonations.beganAt), lte(impersonations.linkExpiresAt, now)) ?? sql`false`,
  )
