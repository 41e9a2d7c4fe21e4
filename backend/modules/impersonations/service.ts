import { formatName } from '#lib/format/format-name.ts'
import { userIdOf } from '../../access/actor.ts'
import type { Answer } from '../../http/handler.ts'
import { clientOf, countTry } from '../../http/rate-limit.ts'
import type { Context, Services } from '../../kernel/context.ts'
import { hashText } from '../../kernel/hash-text.ts'
import { fail, ok, type Result } from '../../kernel/result.ts'
import { selectByEmail } from '../customers/service.ts'
import { insertImpersonation, lockCustomer, selectBegun, selectLink, takeLink, updateEnded } from './queries.ts'

export { deleteUnusedLinks, eraseReasons, updateOperator } from './queries.ts'

const minuteMs = 60_000
const linkMinutes = 10
const sessionMinutes = 60

/**
 * The link by which an operator begins to act in the name of a customer (docs/decisions/0053). It works once.
 * @returns the token, or why there is none
 */
export const createLink = async (
  { db, now, newId }: Pick<Services, 'db' | 'now' | 'newId'>,
  { token, operator, customer, reason }: Record<'token' | 'operator' | 'customer' | 'reason', string>,
): Promise<{ id: string } | 'no_operator' | 'no_customer'> => {
  const [who, whom] = [await selectByEmail(db, operator.toLowerCase()), await selectByEmail(db, customer.toLowerCase())]
  if (!who?.operator) return 'no_operator'
  if (!whom || whom.operator) return 'no_customer'
  const id = newId()
  const linkExpiresAt = new Date(now().getTime() + linkMinutes * minuteMs)
  await insertImpersonation(db, {
    id,
    operatorId: who.id,
    userId: whom.id,
    reason,
    tokenHash: hashText(token),
    linkExpiresAt,
  })
  return { id }
}

type Details = Answer<'POST /v2.0/impersonations/details'>

/** What a link is for. Nothing is used up. */
export const findLink = async (
  ctx: Context,
  token: string,
): Promise<Result<Details, 'link_not_valid' | 'too_many_requests'>> => {
  const limited = await countTry(ctx, 'mail_link', clientOf(ctx))
  if (limited) return limited
  const link = await selectLink(ctx.db, hashText(token), ctx.now())
  const customer = link?.userId == null ? undefined : await lockCustomer(ctx.db, link.userId)
  if (!link || !customer) return fail('link_not_valid')
  return ok({
    displayName: formatName(customer, ctx.locale),
    email: customer.email,
    reason: link.reason,
    minutes: sessionMinutes,
  })
}

/** Uses the link up, in the caller's transaction. @returns whose session begins, and until when */
export const beginImpersonation = async (tx: Context, token: string) => {
  const [now, tokenHash] = [tx.now(), hashText(token)]
  const link = await selectLink(tx.db, tokenHash, now)
  // Users are locked before what is theirs, as in the deletion of an account.
  const customer = link?.userId == null ? undefined : await lockCustomer(tx.db, link.userId)
  if (!customer || (customer.demo && tx.settings.production)) return undefined
  const begun = await takeLink(tx.db, tokenHash, now)
  if (!begun) return undefined
  return {
    id: begun.id,
    impersonatorId: begun.operatorId,
    userId: customer.id,
    segment: customer.segment,
    expiresAt: new Date(now.getTime() + sessionMinutes * minuteMs),
  }
}

/** @param ids of sessions that have ended; those in which nobody was impersonated do not matter */
export const recordEnds = async (ctx: Pick<Services, 'db' | 'now'>, ids: readonly string[]): Promise<void> => {
  if (ids.length > 0) await updateEnded(ctx, ids)
}

/** What operators have done in the name of the customer, who may know about it. */
export const listImpersonations = async (
  ctx: Context,
): Promise<Result<Answer<'GET /v2.0/me/impersonations'>, 'unauthenticated'>> => {
  const userId = userIdOf(ctx.actor)
  if (userId === null) return fail('unauthenticated')
  const rows = await selectBegun(ctx.db, userId)
  return ok({
    items: rows.flatMap(({ reason, beganAt, endedAt }) =>
      beganAt ? [{ reason, beganAt: beganAt.toISOString(), endedAt: endedAt?.toISOString() ?? null }] : [],
    ),
  })
}
