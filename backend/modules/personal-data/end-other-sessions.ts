import { sessionIdOf, userIdOf } from '../../access/actor.ts'
import type { Context } from '../../kernel/context.ts'
import { fail, ok, type Result } from '../../kernel/result.ts'
import { endSessionsOf } from '../sessions/service.ts'

/** The session that makes the call goes on: the visitor has just proven to be there. */
export const endOtherSessions = async (ctx: Context): Promise<Result<Record<string, never>, 'unauthenticated'>> => {
  const userId = userIdOf(ctx.actor)
  if (userId === null) return fail('unauthenticated')
  await endSessionsOf(ctx, userId, sessionIdOf(ctx.actor))
  return ok({})
}
