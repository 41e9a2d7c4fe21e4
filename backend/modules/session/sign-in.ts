import { eq } from 'drizzle-orm'
import { inTransaction } from '../../kernel/in-transaction.ts'
import { sessions, users } from '../../db/schema/customers.ts'
import type { Context } from '../../kernel/context.ts'
import { clientOf } from '../../http/rate-limit.ts'
import { fail, ok, type Result } from '../../kernel/result.ts'
import { takeCartAlong } from '../draft-orders/service.ts'
import { isKnownClient, rememberClient } from './known-clients.ts'
import { type Grant, openSession } from './open-session.ts'
import { verifyPassword } from './password.ts'
import { giveSignInBack, takeSignIn } from './sign-in-limits.ts'

type User = typeof users.$inferSelect

/** The session that asked, mostly a cart's own, dies with its token; what lay in its cart comes along. */
const exchangeSession = (ctx: Context, { id, segment }: User, remember: boolean): Promise<Result<Grant, never>> =>
  inTransaction(ctx, async (tx) => {
    const { actor } = tx
    if (actor.kind === 'session') {
      if (actor.userId === null) await takeCartAlong(tx, actor.sessionId, id)
      await tx.db.delete(sessions).where(eq(sessions.id, actor.sessionId))
    }
    return ok(await openSession(tx, { userId: id, segment, remember }))
  })

/** The limits come before the hash, which is expensive; unknown and known addresses take the same way and the same time. */
export const grantPassword = async (
  ctx: Context,
  { email, password, remember }: { email: string; password: string; remember: boolean },
): Promise<Result<Grant, 'too_many_requests' | 'invalid_grant' | 'service_unavailable'>> => {
  const [account, client] = [email.toLowerCase(), clientOf(ctx)]
  const taken = await takeSignIn(ctx, account, client, await isKnownClient(ctx, account, client))
  if (!taken.ok) return taken
  const [user] = await ctx.db.select().from(users).where(eq(users.email, account))
  const isRight = await verifyPassword(password, user?.passwordHash ?? null)
  if (isRight === undefined) {
    await giveSignInBack(ctx, taken.value, false)
    return fail('service_unavailable', { params: { retryAfter: 1 } })
  }
  if (!user || !isRight || (user.demo && ctx.settings.production)) return fail('invalid_grant')
  await giveSignInBack(ctx, taken.value, true)
  await rememberClient(ctx, user.id, account, client)
  return exchangeSession(ctx, user, remember)
}
