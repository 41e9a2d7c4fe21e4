import type { Invitation } from '#contracts/invitations.ts'
import { membershipOf, userIdOf } from '../../access/actor.ts'
import { lockAsMaster } from '../../access/lock-members.ts'
import { can } from '../../access/can.ts'
import { mailboxKey } from '../../http/mailbox-key.ts'
import { countTry } from '../../http/rate-limit.ts'
import type { Context } from '../../kernel/context.ts'
import { inTransaction } from '../../kernel/in-transaction.ts'
import { fail, ok, type Result } from '../../kernel/result.ts'
import { recordAct } from '../organizations/service.ts'
import { present } from './present.ts'
import { type InvitationRow, lockInvitation, selectOpen, updateInvitation } from './queries.ts'
import { expiryOf } from './rules/state-of.ts'

export const listInvitations = async (
  ctx: Context,
  organizationId: number,
): Promise<Result<{ items: Invitation[] }, 'not_found'>> => {
  if (!can(ctx.actor, 'invitations.list', { organizationId })) return fail('not_found')
  const now = ctx.now()
  return ok({ items: (await selectOpen(ctx.db, organizationId)).map((row) => present(row, now)) })
}

type Refusal = 'not_found' | 'forbidden'

/**
 * Runs `work` with an open invitation of the caller's organisation, locked. Whether the caller is still a master is read
 * again under the lock, as in `change-members.ts`.
 */
const changeInvitation = async <Value, Code extends 'too_many_requests'>(
  ctx: Context,
  id: string,
  work: (tx: Context, row: InvitationRow, userId: number) => Promise<Result<Value, Code>>,
): Promise<Result<Value, Code | Refusal>> => {
  const userId = userIdOf(ctx.actor)
  const organizationId = membershipOf(ctx.actor)?.id
  if (userId === null || organizationId === undefined) return fail('not_found')
  return inTransaction<Context, Value, Code | Refusal>(ctx, async (tx) => {
    if (!(await lockAsMaster(tx.db, organizationId, userId))) return fail('forbidden')
    const row = await lockInvitation(tx.db, id, organizationId)
    return row ? work(tx, row, userId) : fail('not_found')
  })
}

/** Valid for fourteen days again. An invitation that has expired comes back to life. */
export const resendMail = (ctx: Context, id: string): Promise<Result<Invitation, Refusal | 'too_many_requests'>> =>
  changeInvitation<Invitation, 'too_many_requests'>(ctx, id, async (tx, { email, organizationId }, userId) => {
    const tooMany = await countTry(tx, 'invitation_mailbox', mailboxKey(email))
    if (tooMany) return tooMany
    const now = tx.now()
    const sent = await updateInvitation(tx.db, id, { codeHash: null, invitedAt: now, expiresAt: expiryOf(now) })
    await tx.jobs.enqueue(tx.db, 'invitation-mail', { id })
    await recordAct(tx, 'invitation.sent', { userId, subject: `invitation:${id}`, organizationId })
    return ok(present(sent, now))
  })

export const revoke = (ctx: Context, id: string): Promise<Result<Record<string, never>, Refusal>> =>
  changeInvitation<Record<string, never>, never>(ctx, id, async (tx, { organizationId }, userId) => {
    await updateInvitation(tx.db, id, { revokedAt: tx.now() })
    await recordAct(tx, 'invitation.revoked', { userId, subject: `invitation:${id}`, organizationId })
    return ok({})
  })
