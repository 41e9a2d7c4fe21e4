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
import { checkCredentials, lockUser, replaceKnownClients, selectUser, updateEmail } from '../customers/service.ts'
import { moveSubscription } from '../newsletter/service.ts'
import { endSessionsOf } from '../sessions/service.ts'
import { takeEmailChange, upsertEmailChange } from './email-change-queries.ts'
import { limitMails } from './limit-mails.ts'
import { deleteReset } from './queries.ts'
import { expiryOf } from './rules/lifetimes.ts'

type Request = 'POST /v2.0/me/email_change'
type Change = 'PUT /v2.0/me/email'

const wrongPassword = () => fail('old_password_wrong', { issues: [{ field: 'password', code: 'wrong_password' }] })

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
  const id = userIdOf(ctx.actor)
  const user = id === null ? undefined : await selectUser(ctx.db, id)
  if (!user) return fail('unauthenticated')
  if (user.demo) return fail('demo_account')
  if (user.passwordHash === null) return fail('password_missing')
  const checked = await checkCredentials(ctx, { email: user.email, password })
  if (!checked.ok) return checked.code === 'invalid_grant' ? wrongPassword() : { ...checked, code: checked.code }
  const email = typed.toLowerCase()
  if (email === user.email) return fail('invalid_data_provided', { issues: [{ field: 'email', code: 'same_email' }] })
  const limited =
    (await limitMails(ctx, email)) ??
    (await countTry(ctx, 'account_mail_pair', `${mailboxKey(user.email)} ${clientOf(ctx)}`))
  if (limited) return limited
  return inTransaction(ctx, async (tx) => {
    const change = tx.newId()
    const expiresAt = expiryOf('emailChange', tx.now())
    await upsertEmailChange(tx.db, { id: change, userId: user.id, email, locale: tx.locale, expiresAt })
    await tx.jobs.enqueue(tx.db, 'email-change-mail', { id: change })
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

const change = (
  ctx: Context,
  tokenHash: string,
): Promise<Result<Answer<Change>, 'link_not_valid' | 'user_already_exists'>> =>
  inTransaction<Context, Answer<Change>, 'link_not_valid' | 'user_already_exists'>(ctx, async (tx) => {
    const wanted = await takeEmailChange(tx, tokenHash)
    const user = wanted && (await lockUser(tx.db, wanted.userId))
    if (!user) return fail('link_not_valid')
    await updateEmail(tx.db, user.id, wanted.email)
    await follow(tx, user.id, user.email, wanted.email)
    return ok({ email: wanted.email })
  })

/** The link proves the new mailbox. `user_already_exists` is for its owner. */
export const changeEmail = async (
  ctx: Context,
  token: string,
): Promise<Result<Answer<Change>, 'link_not_valid' | 'user_already_exists' | 'too_many_requests'>> => {
  const limited = await countTry(ctx, 'mail_link', clientOf(ctx))
  if (limited) return limited
  try {
    return await change(ctx, hashText(token))
  } catch (error) {
    // Somebody has opened an account with the address since the mail was sent.
    if (isUniqueViolation(error)) return fail('user_already_exists')
    throw error
  }
}
