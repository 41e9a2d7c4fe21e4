import { isImpersonated, sessionIdOf, userIdOf } from '../../access/actor.ts'
import { ownerOf, owns } from '../../access/owner.ts'
import { isUniqueViolation } from '../../db/is-unique-violation.ts'
import type { Answer, Input } from '../../http/handler.ts'
import { mailboxKey } from '../../http/mailbox-key.ts'
import { clientOf, countTry } from '../../http/rate-limit.ts'
import type { Context } from '../../kernel/context.ts'
import { hashText } from '../../kernel/hash-text.ts'
import { inTransaction } from '../../kernel/in-transaction.ts'
import { fail, ok, type Result } from '../../kernel/result.ts'
import {
  checkOwnPassword,
  lockChecked,
  lockUser,
  replaceKnownClients,
  updateEmail,
  type UserRow,
  wrongPassword,
} from '../customers/service.ts'
import { moveSubscription } from '../newsletter/service.ts'
import { endSessionsOf } from '../sessions/service.ts'
import { selectUserOfEmailChange, takeEmailChange, upsertEmailChange } from './email-change-queries.ts'
import { limitMails } from './limit-mails.ts'
import { deleteReset } from './queries.ts'
import { expiryOf } from './rules/lifetimes.ts'

type Request = 'POST /v2.0/me/email_change'
type Change = 'PUT /v2.0/me/email'

/**
 * Whether the new address has an account is no business of the caller: the job that writes to it finds out. The old
 * address gets a notice at once, so that its owner can change the password, which ends the link.
 */
export const requestEmailChange = async (
  ctx: Context,
  { email: typed, password }: Input<Request>['body'],
): Promise<
  Result<
    Answer<Request>,
    | 'unauthenticated'
    | 'old_password_wrong'
    | 'password_missing'
    | 'demo_account'
    | 'invalid_data_provided'
    | 'too_many_requests'
    | 'service_unavailable'
  >
> => {
  const checked = await checkOwnPassword(ctx, userIdOf(ctx.actor), password)
  if (!checked.ok) return checked
  const user = checked.value
  if (user.demo) return fail('demo_account')
  const email = typed.toLowerCase()
  if (email === user.email) return fail('invalid_data_provided', { issues: [{ field: 'email', code: 'same_email' }] })
  const limited =
    (await limitMails(ctx, email)) ??
    (await countTry(ctx, 'account_mail_pair', `${mailboxKey(user.email)} ${clientOf(ctx)}`))
  if (limited) return limited
  return inTransaction<Context, Answer<Request>, 'old_password_wrong'>(ctx, async (tx) => {
    if (!(await lockChecked(tx.db, user))) return wrongPassword()
    const change = tx.newId()
    const expiresAt = expiryOf('emailChange', tx.now())
    await upsertEmailChange(tx.db, { id: change, userId: user.id, email, locale: tx.locale, expiresAt })
    await tx.jobs.enqueue(tx.db, 'email-change-notice', { id: change })
    return ok({ status: 'mail_sent' })
  })
}

/** The session that presses the button goes on if it is the account's own, and in person. */
const ownSession = ({ actor }: Context, userId: number): string | undefined =>
  owns(ownerOf(actor), { userId }) && !isImpersonated(actor) ? sessionIdOf(actor) : undefined

/**
 * What hangs on the old address ends or moves: links to reset the password, known clients, the newsletter. Stock
 * notifications of the account follow it by themselves; those of the mailbox alone stay with the mailbox.
 */
const follow = async (tx: Context, userId: number, from: string, to: string): Promise<void> => {
  await endSessionsOf(tx, userId, ownSession(tx, userId))
  await replaceKnownClients(tx, userId, to, clientOf(tx))
  await deleteReset(tx.db, from)
  await moveSubscription(tx, from, to)
}

type Proof = 'link_not_valid' | 'password_required' | 'old_password_wrong' | 'too_many_requests' | 'service_unavailable'

/**
 * The link proves the mailbox and not the account: whoever owns the mailbox may have been talked into the press, and
 * would give the address to a stranger's account.
 * @returns the user whose password was checked; null in a session of the account
 */
const proveAccount = async (
  ctx: Context,
  userId: number,
  password: string | undefined,
): Promise<Result<UserRow | null, Proof>> => {
  if (ownSession(ctx, userId) !== undefined) return ok(null)
  if (password === undefined) return fail('password_required', { issues: [{ field: 'password', code: 'required' }] })
  const checked = await checkOwnPassword(ctx, userId, password)
  if (checked.ok) return checked
  // The account has gone meanwhile, or has no password any more.
  if (checked.code === 'unauthenticated' || checked.code === 'password_missing') return fail('link_not_valid')
  return { ...checked, code: checked.code }
}

const change = (ctx: Context, tokenHash: string, userId: number, checked: UserRow | null) =>
  inTransaction<Context, Answer<Change>, 'link_not_valid'>(ctx, async (tx) => {
    const user = await (checked ? lockChecked(tx.db, checked) : lockUser(tx.db, userId))
    const wanted = user && (await takeEmailChange(tx, tokenHash))
    if (!wanted) return fail('link_not_valid')
    await updateEmail(tx.db, userId, wanted.email)
    await follow(tx, userId, user.email, wanted.email)
    return ok({ email: wanted.email })
  })

/** `user_already_exists` is for the owner of the new mailbox, which the link proves. */
export const changeEmail = async (
  ctx: Context,
  { token, password }: Input<Change>['body'],
): Promise<Result<Answer<Change>, Proof | 'user_already_exists'>> => {
  const limited = await countTry(ctx, 'mail_link', clientOf(ctx))
  if (limited) return limited
  const tokenHash = hashText(token)
  const userId = await selectUserOfEmailChange(ctx, tokenHash)
  if (userId === undefined) return fail('link_not_valid')
  const proof = await proveAccount(ctx, userId, password)
  if (!proof.ok) return proof
  try {
    return await change(ctx, tokenHash, userId, proof.value)
  } catch (error) {
    // Somebody has opened an account with the address since the mail was sent.
    if (isUniqueViolation(error)) return fail('user_already_exists')
    throw error
  }
}
