import { type Actor, guest } from '../../access/actor.ts'
import { hashText } from '../../kernel/hash-text.ts'
import type { Services } from '../../kernel/context.ts'
import { selectAlive, updateLastSeen } from './queries.ts'
import { isWorthWriting } from './rules/lifetimes.ts'

/** The actor that the token belongs to: a guest if the token is unknown, revoked, idle for too long or expired. */
export const findActor = async ({ db, now }: Services, token: string | undefined): Promise<Actor> => {
  if (!token) return guest
  const at = now()
  const found = await selectAlive(db, hashText(token), at)
  if (!found) return guest
  const { session, membership } = found
  const { id, segment, userId, impersonatorId } = session
  if (isWorthWriting(session, at)) await updateLastSeen(db, id, at)
  const organization = membership && {
    id: membership.organizationId,
    role: membership.role,
    permissions: membership.permissions,
  }
  return { kind: 'session', sessionId: id, segment, userId, organization, impersonatorId }
}
