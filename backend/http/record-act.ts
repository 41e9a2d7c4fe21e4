import type { EndpointName } from '#contracts/endpoints.ts'
import { actionOf } from '../access/action-of.ts'
import { impersonatorIdOf, sessionIdOf } from '../access/actor.ts'
import { impersonationActs } from '../db/schema/impersonations.ts'
import type { Context } from '../kernel/context.ts'

/** Records a write in another's name before it is done: none is without its record (docs/decisions/0053). */
export const recordAct = async ({ db, now, actor }: Context, name: EndpointName): Promise<void> => {
  const impersonationId = sessionIdOf(actor)
  if (name.startsWith('GET ') || impersonatorIdOf(actor) === null || impersonationId === undefined) return
  await db.insert(impersonationActs).values({ impersonationId, action: actionOf(name), at: now() })
}
