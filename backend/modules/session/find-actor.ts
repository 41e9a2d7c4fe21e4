import { and, eq } from 'drizzle-orm'
import { sessions } from '../../db/schema/customers.ts'
import type { Actor, Services } from '../../kernel/context.ts'
import { hashText } from './hash-text.ts'
import { isAlive, isWorthWriting } from './lifetimes.ts'

const guest: Actor = { kind: 'guest', segment: 'b2c' }

/** Whose token it is. An unknown, revoked, idle or expired one is nobody's. */
export const findActor = async ({ db, now }: Services, token: string | undefined): Promise<Actor> => {
  if (!token) return guest
  const at = now()
  const [session] = await db
    .select()
    .from(sessions)
    .where(and(eq(sessions.tokenHash, hashText(token)), isAlive(at)))
  if (!session) return guest
  const { id, userId, segment } = session
  if (isWorthWriting(session, at)) await db.update(sessions).set({ lastSeenAt: at }).where(eq(sessions.id, id))
  return { kind: 'session', sessionId: id, userId, segment }
}
