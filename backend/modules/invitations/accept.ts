import { userIdOf } from '../../access/actor.ts'
import { lockMembers } from '../../access/lock-members.ts'
import type { Answer } from '../../http/handler.ts'
import { clientOf, countTry } from '../../http/rate-limit.ts'
import type { Context } from '../../kernel/context.ts'
import { hashText } from '../../kernel/hash-text.ts'
import { inTransaction } from '../../kernel/in-transaction.ts'
import { fail, ok, type Result } from '../../kernel/result.ts'
import { formatName } from '#lib/format/format-name.ts'
import { createUser, lockUser, updateSegment } from '../customers/service.ts'
import { deleteOpen } from '../organization-registrations/service.ts'
import { insertMembership, recordAct, refuseMember } from '../organizations/service.ts'
import { changeSegment, type Grant, refuseSegment } from '../sessions/service.ts'
import { type InvitationRow, lockInvitation, selectByCode, updateInvitation } from './queries.ts'
import { endOf } from './rules/state-of.ts'

type Ended = 'link_not_valid' | NonNullable<ReturnType<typeof endOf>>

export const findByCode = async (
  ctx: Context,
  code: string,
): Promise<Result<Answer<'GET /v2.0/invitations/code/{code}/email'>, Ended | 'too_many_requests'>> => {
  const limited = await countTry(ctx, 'mail_link', clientOf(ctx))
  if (limited) return limited
  const found = await selectByCode(ctx.db, hashText(code))
  if (!found) return fail('link_not_valid')
  const { invitation, organizationName, inviter } = found
  const end = endOf(invitation, ctx.now())
  if (end) return fail(end)
  const { email, organizationId, role } = invitation
  return ok({ email, organizationId, organizationName, invitedBy: inviter && formatName(inviter, ctx.locale), role })
}

/** The row of a code. The organisation is locked before it, as everywhere. */
const lockByCode = async (tx: Context, code: string): Promise<InvitationRow | undefined> => {
  const found = await selectByCode(tx.db, hashText(code))
  if (!found) return undefined
  const { id, organizationId } = found.invitation
  await lockMembers(tx.db, organizationId)
  const row = await lockInvitation(tx.db, id)
  // Another mail may have been sent meanwhile.
  return row?.codeHash === hashText(code) ? row : undefined
}

const join = async (tx: Context, invitation: InvitationRow, userId: number): Promise<void> => {
  const { id, organizationId, role, permissions } = invitation
  await insertMembership(tx.db, { userId, organizationId, role, permissions })
  await updateInvitation(tx.db, id, { acceptedAt: tx.now() })
  await updateSegment(tx.db, userId, 'b2b')
  // Nobody has to decide about them any more.
  await deleteOpen(tx.db, userId)
  const membership = { role, permissions }
  await recordAct(tx, 'member.joined', { userId, subject: `user:${userId}`, organizationId, membership })
}

type Refusal = Ended | 'readers_only' | 'invitation_of_another_address' | 'already_member' | 'member_elsewhere'

const refuse = async (
  tx: Context,
  { email, ...row }: InvitationRow,
  user: { id: number; email: string },
): Promise<Refusal | undefined> => {
  const end = endOf(row, tx.now())
  if (email !== user.email) return end ?? 'invitation_of_another_address'
  return (await refuseMember(tx.db, row.organizationId, user.id)) ?? end
}

/** Makes a locked user a member, whose sessions are to be ended then. */
export const joinInvited = async (
  tx: Context,
  code: string,
  user: { id: number; email: string },
): Promise<Result<null, Refusal>> => {
  const notServed = await refuseSegment(tx, 'b2b')
  if (notServed) return notServed
  const invitation = await lockByCode(tx, code)
  if (!invitation) return fail('link_not_valid')
  const refusal = await refuse(tx, invitation, user)
  if (refusal) return fail(refusal)
  await join(tx, invitation, user.id)
  return ok(null)
}

/**
 * The code alone is not enough: a forwarded mail would let anybody in, so the account must be that of the invited
 * address. The session becomes one of the B2B segment (docs/decisions/0057).
 */
export const accept = async (
  ctx: Context,
  code: string,
): Promise<Result<Grant, Refusal | 'unauthenticated' | 'too_many_requests'>> => {
  const userId = userIdOf(ctx.actor)
  const limited = await countTry(ctx, 'mail_link', clientOf(ctx))
  if (limited) return limited
  return inTransaction<Context, Grant, Refusal | 'unauthenticated'>(ctx, async (tx) => {
    const user = userId === null ? undefined : await lockUser(tx.db, userId)
    if (!user) return fail('unauthenticated')
    const joined = await joinInvited(tx, code, user)
    return joined.ok ? changeSegment(tx, user.id, 'b2b') : joined
  })
}

type NewUser = Omit<Parameters<typeof createUser>[1], 'segment' | 'organizationName'>

/** Makes the account of an invited address as a member. The code has come by mail, so the mailbox is proven. */
export const registerInvited = async (
  tx: Context,
  code: string,
  user: NewUser,
): Promise<Result<null, Ended | 'readers_only' | 'invitation_of_another_address' | 'user_already_exists'>> => {
  const notServed = await refuseSegment(tx, 'b2b')
  if (notServed) return notServed
  const invitation = await lockByCode(tx, code)
  if (!invitation) return fail('link_not_valid')
  const end = endOf(invitation, tx.now())
  if (end) return fail(end)
  if (invitation.email !== user.email) return fail('invitation_of_another_address')
  const created = await createUser(tx.db, { ...user, segment: 'b2b', organizationName: null })
  if (!created.ok) return created
  await join(tx, invitation, created.value.id)
  return ok(null)
}
