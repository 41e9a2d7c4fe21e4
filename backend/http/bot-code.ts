import { and, eq, gt, isNotNull, lt, lte, sql } from 'drizzle-orm'
import type { BotAction } from '#contracts/bot-actions.ts'
import type { Database } from '../db/connect.ts'
import { deleteRows } from '../db/delete-rows.ts'
import { botCodes } from '../db/schema/bot-codes.ts'
import type { Services } from '../kernel/context.ts'
import { hashText } from '../kernel/hash-text.ts'

/** Of a million codes nobody finds one with so few tries. */
const maxTries = 5
const written = /^([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})\.(\d{6})$/

export const hashBotCode = (id: string, code: string): string => hashText(`${id} ${code}`)

/**
 * Uses the code of a mail up. The try is counted before the code is compared, so that calls at the same moment gain none.
 * @param text `<id>.<code>`
 * @returns whether the code was right: of several calls with one code, one gets true
 */
export const takeBotCode = async (
  { db, now }: Pick<Services, 'db' | 'now'>,
  action: BotAction,
  text: string,
): Promise<boolean> => {
  const [, id, code] = written.exec(text) ?? []
  if (id === undefined || code === undefined) return false
  const [tried] = await db
    .update(botCodes)
    .set({ tries: sql`${botCodes.tries} + 1` })
    .where(
      and(
        eq(botCodes.id, id),
        eq(botCodes.action, action),
        isNotNull(botCodes.codeHash),
        lt(botCodes.tries, maxTries),
        gt(botCodes.expiresAt, now()),
      ),
    )
    .returning({ codeHash: botCodes.codeHash })
  if (tried?.codeHash !== hashBotCode(id, code)) return false
  return (await db.delete(botCodes).where(eq(botCodes.id, id))).rowCount === 1
}

/** @returns how many were deleted */
export const deleteExpiredBotCodes = ({ db }: { db: Database }, now: Date): Promise<number> =>
  deleteRows(db, botCodes, lte(botCodes.expiresAt, now))
