import { createHash } from 'node:crypto'
import { and, eq, gt, inArray, lte } from 'drizzle-orm'
import { formatName } from '#lib/format/format-name.ts'
import type { Answer } from '../../http/handler.ts'
import type { Actor, Context, Services } from '../../http/context.ts'
import { fail, ok, type Result } from '../../http/result.ts'
import { deleteRows } from '../../db/delete-rows.ts'
import { sessions, users } from '../../db/schema/customers.ts'
import { verifyPassword } from './password.ts'

const day = 86_400
/** Seconds: with remember-me as the spec says, without it for as long as a browser stays open, at most. */
const lifetimes = { remember: 30 * day, browser: 30 * day, anonymous: 30 * day }

/** What a trial has left in the database: its accounts cannot sign in to a production shop, and are signed out of it. */
export const endDemoSessions = async ({ db }: Services): Promise<void> => {
  await db.delete(sessions).where(inArray(sessions.userId, db.select({ id: users.id }).from(users).where(eq(users.demo, true))))
}

const hashToken = (token: string): string => createHash('sha256').update(token).digest('base64url')

/** Whose token it is. An unknown, revoked or expired one is nobody's. */
export const findActor = async ({ db, now }: Services, token: string | undefined): Promise<Actor> => {
  if (!token) return { kind: 'guest', segment: 'b2c' }
  const [session] = await db
    .select({ sessionId: sessions.id, userId: sessions.userId, segment: sessions.segment })
    .from(sessions)
    .where(and(eq(sessions.tokenHash, hashToken(token)), gt(sessions.expiresAt, now())))
  return session ? { kind: 'session', ...session } : { kind: 'guest', segment: 'b2c' }
}

type Grant = Answer<'POST /login'>

const openSession = async (
  ctx: Context,
  { userId, segment, remember, seconds }: { userId: number | null; segment: 'b2c' | 'b2b'; remember: boolean; seconds: number },
): Promise<Grant> => {
  const token = ctx.newToken(32)
  const createdAt = ctx.now()
  await ctx.db.insert(sessions).values({
    id: ctx.newId(),
    tokenHash: hashToken(token),
    userId,
    segment,
    remember,
    createdAt,
    expiresAt: new Date(createdAt.getTime() + seconds * 1000),
  })
  return { access_token: token, expires_in: remember ? seconds : null, segment, customer: userId !== null }
}

/** A cart's session: kept as long as a remembered one, so that the cart is there when the visitor comes back. */
export const grantAnonymous = async (ctx: Context): Promise<Result<Grant, 'too_many_requests'>> => {
  const limited = await ctx.limiter('anonymous_session', ctx.ip)
  if (limited) return limited
  return ok(await openSession(ctx, { userId: null, segment: 'b2c', remember: true, seconds: lifetimes.anonymous }))
}

/** The limits come before the hash, which is expensive; unknown and known addresses take the same time. */
export const grantPassword = async (
  ctx: Context,
  { email, password, remember }: { email: string; password: string; remember: boolean },
): Promise<Result<Grant, 'too_many_requests' | 'invalid_grant'>> => {
  const address = email.toLowerCase()
  const limited = (await ctx.limiter('login_address', ctx.ip)) ?? (await ctx.limiter('login_account', hashToken(address)))
  if (limited) return limited
  const [user] = await ctx.db.select().from(users).where(eq(users.email, address))
  const right = await verifyPassword(password, user?.passwordHash ?? null)
  if (!user || !right || (user.demo && ctx.settings.production)) return fail('invalid_grant')
  const seconds = remember ? lifetimes.remember : lifetimes.browser
  return ok(await openSession(ctx, { userId: user.id, segment: user.segment, remember, seconds }))
}

export const revoke = async (ctx: Context): Promise<void> => {
  if (ctx.actor.kind === 'session') await ctx.db.delete(sessions).where(eq(sessions.id, ctx.actor.sessionId))
}

/** @returns how many sessions were deleted */
export const deleteExpiredSessions = ({ db }: Pick<Services, 'db'>, now: Date): Promise<number> => deleteRows(db, sessions, lte(sessions.expiresAt, now))

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
