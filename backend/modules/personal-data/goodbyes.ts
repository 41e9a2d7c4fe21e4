import { eq, lte } from 'drizzle-orm'
import { deleteRows } from '../../db/delete-rows.ts'
import { goodbyes } from '../../db/schema/account-requests.ts'
import type { Context, Services } from '../../kernel/context.ts'
import { inTransaction } from '../../kernel/in-transaction.ts'
import { ok } from '../../kernel/result.ts'
import { sendGoodbye } from '../mail/service.ts'

/** The queue tries a mail for about a day. */
const lifetimeMs = 2 * 86_400_000

/** The address stands in a row of its own, because a job stays in its queue after the mail has gone. To be called in a transaction. */
export const enqueueGoodbye = async (tx: Context, email: string): Promise<void> => {
  const id = tx.newId()
  const expiresAt = new Date(tx.now().getTime() + lifetimeMs)
  await tx.db.insert(goodbyes).values({ id, email, locale: tx.locale, expiresAt })
  await tx.jobs.enqueue(tx.db, 'goodbye-mail', { id })
}

export const sendGoodbyeMail = async (services: Services, id: string): Promise<void> => {
  await inTransaction(services, async (tx) => {
    const [row] = await tx.db.delete(goodbyes).where(eq(goodbyes.id, id)).returning()
    if (row) await sendGoodbye(tx, { key: `goodbye-${id}`, to: row.email }, { locale: row.locale })
    return ok(null)
  })
}

/** @returns how many were deleted */
export const deleteExpiredGoodbyes = ({ db }: Pick<Services, 'db'>, now: Date): Promise<number> =>
  deleteRows(db, goodbyes, lte(goodbyes.expiresAt, now))
