import type { InvitationForm } from '#contracts/invitation-form.ts'
import type { Invitation, RefusedAddress } from '#contracts/invitations.ts'
import { userIdOf } from '../../access/actor.ts'
import { lockAsMaster } from '../../access/lock-members.ts'
import { can } from '../../access/can.ts'
import type { Database } from '../../db/connect.ts'
import { mailboxKey } from '../../http/mailbox-key.ts'
import { countTry } from '../../http/rate-limit.ts'
import type { Context } from '../../kernel/context.ts'
import { inTransaction } from '../../kernel/in-transaction.ts'
import { fail, ok, type Result } from '../../kernel/result.ts'
import { recordAct, selectMembers } from '../organizations/service.ts'
import { present } from './present.ts'
import { deleteInvitations, insertInvitations, selectOpen } from './queries.ts'
import { expiryOf } from './rules/state-of.ts'

interface Invited {
  items: Invitation[]
  refused: RefusedAddress[]
}

type Refusal = 'not_found' | 'forbidden' | RefusedAddress['code']

/** Why addresses cannot be invited, as far as the organisation itself knows them. */
const refusalsIn = async (db: Database, organizationId: number, now: Date) => {
  const members = new Set((await selectMembers(db, organizationId)).map(({ email }) => email))
  const open = await selectOpen(db, organizationId)
  const waiting = new Set(open.filter(({ expiresAt }) => expiresAt > now).map(({ email }) => email))
  const refusalOf = (email: string): RefusedAddress['code'] | undefined => {
    if (members.has(email)) return 'already_member'
    return waiting.has(email) ? 'invitation_already_exists' : undefined
  }
  return { refusalOf, open }
}

/** Mails are limited by mailbox, for all organisations together. The count comes before the locks. */
const countMails = async (ctx: Context, emails: readonly string[]): Promise<Set<string>> => {
  const limited = new Set<string>()
  for (const email of emails) if (await countTry(ctx, 'invitation_mailbox', mailboxKey(email))) limited.add(email)
  return limited
}

/**
 * Invites every address that can be invited. Whether it has an account is never looked up: the mail is the same for
 * both.
 */
export const invite = async (
  ctx: Context,
  organizationId: number,
  { emails, role, permissions }: InvitationForm,
): Promise<Result<Invited, Refusal>> => {
  const userId = userIdOf(ctx.actor)
  if (userId === null || !can(ctx.actor, 'organizations.manage', { organizationId })) return fail('not_found')
  const tooMany = await countTry(ctx, 'invitation_call', String(organizationId))
  if (tooMany) return tooMany
  const addresses = [...new Set(emails.map((email) => email.toLowerCase()))]
  const before = await refusalsIn(ctx.db, organizationId, ctx.now())
  const limited = await countMails(
    ctx,
    addresses.filter((email) => !before.refusalOf(email)),
  )
  return inTransaction<Context, Invited, Refusal>(ctx, async (tx) => {
    if (!(await lockAsMaster(tx.db, organizationId, userId))) return fail('forbidden')
    const now = tx.now()
    const { refusalOf, open } = await refusalsIn(tx.db, organizationId, now)
    const codeOf = (email: string) => refusalOf(email) ?? (limited.has(email) ? 'too_many_requests' : undefined)
    const refused = addresses.flatMap((email) => {
      const code = codeOf(email)
      return code ? [{ email, code }] : []
    })
    const invited = addresses.filter((email) => !codeOf(email))
    // Of several addresses each has a reason of its own.
    const [only] = addresses.length === 1 ? refused : []
    if (only) return fail(only.code)
    if (invited.length === 0) return ok({ items: [], refused })
    const replaced = open.filter(({ email }) => invited.includes(email)).map(({ id }) => id)
    await deleteInvitations(tx.db, replaced)
    const membership = { role, permissions: role === 'ROLE_B2B_MASTER' ? [] : [...new Set(permissions)] }
    const rows = await insertInvitations(
      tx.db,
      invited.map((email) => ({
        ...membership,
        id: tx.newId(),
        organizationId,
        email,
        invitedBy: userId,
        locale: tx.locale,
        invitedAt: now,
        expiresAt: expiryOf(now),
      })),
    )
    for (const { id } of rows) {
      await tx.jobs.enqueue(tx.db, 'invitation-mail', { id })
      await recordAct(tx, 'invitation.sent', { userId, subject: `invitation:${id}`, organizationId, membership })
    }
    return ok({ items: rows.map((row) => present(row, now)), refused })
  })
}
