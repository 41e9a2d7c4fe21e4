import type { ErrorCode } from '#contracts/errors.ts'
import type { MembershipForm } from '#contracts/invitation-form.ts'
import type { OrganizationMember } from '#contracts/organizations.ts'
import { userIdOf } from '../../access/actor.ts'
import { can } from '../../access/can.ts'
import { lockMembers, lockMemberUser } from '../../access/lock-members.ts'
import type { Action } from '../../access/permissions.ts'
import type { Context } from '../../kernel/context.ts'
import { inTransaction } from '../../kernel/in-transaction.ts'
import { fail, ok, type Result } from '../../kernel/result.ts'
import { updateSegment } from '../customers/service.ts'
import { deletePendingCarts, lockPendingCarts } from '../draft-orders/service.ts'
import { endSessionsOf } from '../sessions/service.ts'
import { recordAct } from './audit.ts'
import { presentMember } from './present-member.ts'
import { isLastMaster, isMaster } from './rules/masters.ts'
import { deleteMembership, selectMembers, updateMembership } from './queries.ts'

interface Target {
  organizationId: number
  userId: number
}

interface Locked {
  actorId: number
  /** Nobody else manages the organisation. */
  isLast: boolean
}

/**
 * Runs `work` while nobody else changes the members. Whether the caller is still a master is read again under the lock:
 * somebody else may just have removed the caller.
 */
const changeMember = async <Value, Code extends ErrorCode>(
  ctx: Context,
  action: Action,
  { organizationId, userId }: Target,
  work: (tx: Context, locked: Locked) => Promise<Result<Value, Code>>,
): Promise<Result<Value, Code | 'not_found' | 'forbidden'>> => {
  const actorId = userIdOf(ctx.actor)
  if (actorId === null || !can(ctx.actor, action, { organizationId })) return fail('not_found')
  return inTransaction<Context, Value, Code | 'not_found' | 'forbidden'>(ctx, async (tx) => {
    if (action === 'organizations.remove') await lockPendingCarts(tx.db, { organizationId, userId })
    await lockMemberUser(tx.db, organizationId, userId)
    const members = await lockMembers(tx.db, organizationId)
    const leaves = action === 'organizations.remove' && actorId === userId
    if (!leaves && !isMaster(members, actorId)) return fail('forbidden')
    if (!members.some((member) => member.userId === userId)) return fail('not_found')
    return work(tx, { actorId, isLast: isLastMaster(members, userId) })
  })
}

/** A master may do everything, so permissions are stored of others only. */
export const setRole = (
  ctx: Context,
  target: Target,
  { role, permissions }: MembershipForm,
): Promise<Result<OrganizationMember, 'not_found' | 'forbidden' | 'last_master'>> =>
  changeMember<OrganizationMember, 'not_found' | 'last_master'>(
    ctx,
    'organizations.manage',
    target,
    async (tx, { actorId, isLast }) => {
      const { organizationId, userId } = target
      const manages = role === 'ROLE_B2B_MASTER'
      if (isLast && !manages) return fail('last_master')
      const membership = { role, permissions: manages ? [] : [...new Set(permissions)] }
      await updateMembership(tx.db, userId, membership)
      await recordAct(tx, 'member.changed', { userId: actorId, subject: `user:${userId}`, organizationId, membership })
      const changed = (await selectMembers(tx.db, organizationId)).find(({ id }) => id === userId)
      return changed ? ok(presentMember(changed, tx.locale, true)) : fail('not_found')
    },
  )

/** What a former member has bought and put aside stays; what waits for a master goes. The sessions end: they are those of the B2B segment. */
export const removeMember = (
  ctx: Context,
  target: Target,
): Promise<Result<Record<string, never>, 'not_found' | 'forbidden' | 'last_master'>> =>
  changeMember<Record<string, never>, 'last_master'>(
    ctx,
    'organizations.remove',
    target,
    async (tx, { actorId, isLast }) => {
      const { organizationId, userId } = target
      if (isLast) return fail('last_master')
      await deletePendingCarts(tx.db, target)
      await deleteMembership(tx.db, userId)
      await updateSegment(tx.db, userId, 'b2c')
      await endSessionsOf(tx, userId)
      const action = actorId === userId ? 'member.left' : 'member.removed'
      await recordAct(tx, action, { userId: actorId, subject: `user:${userId}`, organizationId })
      return ok({})
    },
  )
