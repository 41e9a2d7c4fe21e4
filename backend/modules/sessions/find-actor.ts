import { serves } from '#contracts/operation-mode.ts'
import { type Actor, guest } from '../../access/actor.ts'
import { hashText } from '../../kernel/hash-text.ts'
import type { Services } from '../../kernel/context.ts'
import { recordEnds } from '../impersonations/service.ts'
import { deleteSession, selectAlive, updateLastSeen } from './queries.ts'
import { isWorthWriting } from './rules/lifetimes.ts'

/**
 * The actor that the token belongs to: a guest if the token is unknown, revoked, idle for too long or expired. The
 * session of a customer whom the operation mode no longer serves ends here, at its next call (0055). Without a customer
 * a session stays: its cart waits.
 */
export const findActor = async ({ db, now }: Services, token: string | undefined): Promise<Actor> => {
  if (!token) return guest
  const at = now()
  const found = await selectAlive(db, hashText(token), at)
  if (!found) return guest
  const { session, membership, mode } = found
  const { id, segment, userId, impersonatorId } = session
  if (userId !== null && !serves(mode, segment)) {
    await deleteSession(db, id)
    await recordEnds({ db, now }, [id])
    return { kind: 'guest', segment: guest.segment, hasEnded: true }
  }
  if (isWorthWriting(session, at)) await updateLastSeen(db, id, at)
  const organization = membership && {
    id: membership.organizationId,
    role: membership.role,
    permissions: membership.permissions,
  }
  const mustSignIn = userId === null && !serves(mode, segment)
  return {
    kind: 'session',
    sessionId: id,
    segment,
    userId,
    organization,
    impersonatorId,
    ...(mustSignIn && { mustSignIn }),
  }
}
