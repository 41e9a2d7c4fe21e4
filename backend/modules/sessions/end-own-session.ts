import { sessionIdOf } from '../../access/actor.ts'
import type { Context } from '../../kernel/context.ts'
import { recordEnds } from '../impersonations/service.ts'
import { deleteSession } from './queries.ts'

/** Ends the session that makes the call, if there is one. */
export const endOwnSession = async (ctx: Context): Promise<void> => {
  const id = sessionIdOf(ctx.actor)
  if (id === undefined) return
  await deleteSession(ctx.db, id)
  await recordEnds(ctx, [id])
}
