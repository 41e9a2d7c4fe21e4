import { and, eq, gt, inArray, isNotNull, isNull, ne, not, or, type SQL, sql } from 'drizzle-orm'
import type { OperationMode } from '#contracts/operation-mode.ts'
import type { Database } from '../../db/connect.ts'
import { deleteRows } from '../../db/delete-rows.ts'
import { sessions, users } from '../../db/schema/customers.ts'
import { memberships } from '../../db/schema/organizations.ts'
import { configValue } from '../configuration/service.ts'
import { idleSince } from './rules/lifetimes.ts'

export type SessionRow = typeof sessions.$inferSelect

/** Whoever stops being an operator acts in nobody's name any more, from the next call on. */
const isOfOperator = sql`exists (select from ${users} where ${users.id} = ${sessions.impersonatorId} and ${users.operator})`

const isAlive = (now: Date): SQL | undefined =>
  and(
    gt(sessions.expiresAt, now),
    or(eq(sessions.remember, true), gt(sessions.lastSeenAt, idleSince(now))),
    or(isNull(sessions.impersonatorId), isOfOperator),
  )

/** The session, the membership of its user and the operation mode in one query: every call makes it. */
export const selectAlive = async (db: Database, tokenHash: string, now: Date) =>
  (
    await db
      .select({
        session: sessions,
        membership: memberships,
        mode: configValue('operation_mode') as SQL<OperationMode>,
      })
      .from(sessions)
      .leftJoin(memberships, eq(memberships.userId, sessions.userId))
      .where(and(eq(sessions.tokenHash, tokenHash), isAlive(now)))
  )[0]

export const updateLastSeen = async (db: Database, id: string, lastSeenAt: Date): Promise<void> => {
  await db.update(sessions).set({ lastSeenAt }).where(eq(sessions.id, id))
}

export const insertSession = async (db: Database, values: typeof sessions.$inferInsert): Promise<void> => {
  await db.insert(sessions).values(values)
}

export const selectRemember = async (db: Database, id: string): Promise<boolean | undefined> =>
  (await db.select({ remember: sessions.remember }).from(sessions).where(eq(sessions.id, id)))[0]?.remember

export const deleteSession = async (db: Database, id: string): Promise<void> => {
  await db.delete(sessions).where(eq(sessions.id, id))
}

/**
 * Those that the user has opened, in another's name too, and those that others have opened in the user's name.
 * @returns the ids of the deleted sessions
 */
export const deleteSessionsOf = async (db: Database, userId: number, except: string | undefined): Promise<string[]> => {
  const deleted = await db
    .delete(sessions)
    .where(
      and(
        or(eq(sessions.userId, userId), eq(sessions.impersonatorId, userId)),
        except === undefined ? undefined : ne(sessions.id, except),
      ),
    )
    .returning({ id: sessions.id })
  return deleted.map(({ id }) => id)
}

/** Those in which the user acts in another's name, and those in which others act in the user's. @returns their ids */
export const deleteImpersonations = async (db: Database, userId: number): Promise<string[]> => {
  const deleted = await db
    .delete(sessions)
    .where(
      or(eq(sessions.impersonatorId, userId), and(eq(sessions.userId, userId), isNotNull(sessions.impersonatorId))),
    )
    .returning({ id: sessions.id })
  return deleted.map(({ id }) => id)
}

export const deleteDemoSessions = async (db: Database): Promise<void> => {
  await db
    .delete(sessions)
    .where(inArray(sessions.userId, db.select({ id: users.id }).from(users).where(eq(users.demo, true))))
}

/** @returns how many sessions were deleted */
export const deleteEndedSessions = (db: Database, now: Date): Promise<number> =>
  deleteRows(db, sessions, not(isAlive(now) as SQL))
