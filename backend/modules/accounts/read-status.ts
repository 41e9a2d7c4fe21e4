import { userIdOf } from '../../access/actor.ts'
import type { Answer } from '../../http/handler.ts'
import type { Context } from '../../kernel/context.ts'
import { ok, type Result } from '../../kernel/result.ts'
import { selectEmail } from '../customers/service.ts'

/** Reads the caller's own address only, so that neither the answer nor its time says anything about another one. */
export const readStatus = async (
  ctx: Context,
  email: string,
): Promise<Result<Answer<'GET /v2.0/customer/{email}/status'>, never>> => {
  const userId = userIdOf(ctx.actor)
  const own = userId === null ? undefined : await selectEmail(ctx.db, userId)
  return ok({ status: own === email.trim().toLowerCase() ? 'registered' : 'not_disclosed' })
}
