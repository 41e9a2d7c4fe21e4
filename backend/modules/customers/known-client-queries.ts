import { and, eq, gt, lte } from 'drizzle-orm'
import { deleteRows } from '../../db/delete-rows.ts'
import { knownClients } from '../../db/schema/customers.ts'
import type { Context } from '../../kernel/context.ts'
import { hashText } from '../../kernel/hash-text.ts'

const knownForMs = 90 * 86_400_000

const keyOf = (account: string, client: string): string => hashText(`known\n${account}\n${client}`)
const oldest = (now: Date): Date => new Date(now.getTime() - knownForMs)

/** Whether the client has signed in to this account in the last ninety days. */
export const isKnownClient = async (
  { db, now }: Pick<Context, 'db' | 'now'>,
  account: string,
  client: string,
): Promise<boolean> => {
  const found = await db
    .select({ key: knownClients.key })
    .from(knownClients)
    .where(and(eq(knownClients.key, keyOf(account, client)), gt(knownClients.seenAt, oldest(now()))))
  return found.length > 0
}

/** @param account in lower case */
export const upsertKnownClient = async (
  { db, now }: Pick<Context, 'db' | 'now'>,
  userId: number,
  account: string,
  client: string,
): Promise<void> => {
  const seenAt = now()
  await db
    .insert(knownClients)
    .values({ key: keyOf(account, client), userId, seenAt })
    .onConflictDoUpdate({ target: knownClients.key, set: { userId, seenAt } })
}

/** After a change of the password only the client that made it is known. */
export const replaceKnownClients = async (
  ctx: Pick<Context, 'db' | 'now'>,
  userId: number,
  account: string,
  client: string,
): Promise<void> => {
  await ctx.db.delete(knownClients).where(eq(knownClients.userId, userId))
  await upsertKnownClient(ctx, userId, account, client)
}

/** @returns how many were deleted */
export const deleteOldClients = ({ db }: Pick<Context, 'db'>, now: Date): Promise<number> =>
  deleteRows(db, knownClients, lte(knownClients.seenAt, oldest(now)))
