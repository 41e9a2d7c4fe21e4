import { eq, inArray } from 'drizzle-orm'
import { formatName } from '#lib/format/format-name.ts'
import { deleteRows } from '../../db/delete-rows.ts'
import { sessions, users } from '../../db/schema/customers.ts'
import type { Context, Services } from '../../kernel/context.ts'
import type { Answer } from '../../http/handler.ts'
import { clientOf, countTry } from '../../http/rate-limit.ts'
import { fail, ok, type Result } from '../../kernel/result.ts'
import { hasEnded } from './lifetimes.ts'
import { type Grant, openSession } from './open-session.ts'

export { createUser } from './create-user.ts'
export { findActor } from './find-actor.ts'
export { deleteOldClients } from './known-clients.ts'
export { grantPassword } from './sign-in.ts'
export { deleteForgottenFailures } from './sign-in-limits.ts'

/** What a trial has left in the database: its accounts cannot sign in to a production shop, and are signed out of it. */
export const endDemoSessions = async ({ db }: Services): Promise<void> => {
  await db
    .delete(sessions)
    .where(inArray(sessions.userId, db.select({ id: users.id }).from(users).where(eq(users.demo, true))))
}

/** A cart's session: remembered, so that the cart is there when the visitor comes back. */
export const grantAnonymous = async (ctx: Context): Promise<Result<Grant, 'too_many_requests'>> => {
  const limited = await countTry(ctx, 'anonymous_session', clientOf(ctx))
  return limited ?? ok(await openSession(ctx, { userId: null, segment: 'b2c', remember: true }))
}

export const revoke = async (ctx: Context): Promise<void> => {
  if (ctx.actor.kind === 'session') await ctx.db.delete(sessions).where(eq(sessions.id, ctx.actor.sessionId))
}

/** @returns how many sessions were deleted */
export const deleteExpiredSessions = ({ db }: Pick<Services, 'db'>, now: Date): Promise<number> =>
  deleteRows(db, sessions, hasEnded(now))

export const findMe = async (ctx: Context): Promise<Result<Answer<'GET /v2.0/me'>, 'unauthenticated'>> => {
  const userId = ctx.actor.kind === 'session' ? ctx.actor.userId : null
  if (userId === null) return fail('unauthenticated')
  const [user] = await ctx.db.select().from(users).where(eq(users.id, userId))
  if (!user) return fail('unauthenticated')
  const { firstName, lastName } = user
  return ok({
    id: user.id,
    email: user.email,
    segment: user.segment,
    personalInfo: {
      name: { type: 'separated', firstName, lastName },
      displayName: formatName(user, ctx.locale),
    },
    organizationName: user.organizationName,
  })
}
