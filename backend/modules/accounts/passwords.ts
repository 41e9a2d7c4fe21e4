import { sessionIdOf, userIdOf } from '../../access/actor.ts'
import type { Answer, Input } from '../../http/handler.ts'
import { clientOf, countTry } from '../../http/rate-limit.ts'
import type { Context } from '../../kernel/context.ts'
import { hashText } from '../../kernel/hash-text.ts'
import { inTransaction } from '../../kernel/in-transaction.ts'
import { fail, ok, type Result } from '../../kernel/result.ts'
import {
  checkCredentials,
  lockChecked,
  lockUser,
  replaceKnownClients,
  selectUser,
  tryHashPassword,
  updatePasswordHash,
} from '../customers/service.ts'
import { endSessionsOf } from '../sessions/service.ts'
import { deleteEmailChangeOf } from './email-change-queries.ts'
import { limitMails } from './limit-mails.ts'
import { deleteReset, selectUserOfReset, takeReset, upsertReset } from './queries.ts'
import { expiryOf } from './rules/lifetimes.ts'
import { refusePassword } from './rules/refused-password.ts'

type Request = 'POST /v2.0/me/reset_password_request'
type Reset = 'PUT /v2.0/me/reset_password'
type Change = 'PUT /v2.0/me/password'

const busy = () => fail('service_unavailable', { params: { retryAfter: 1 } })

/** Nothing here asks whether the address has an account, as in `requestRegistration`. */
export const requestReset = async (
  ctx: Context,
  { email: typed }: Input<Request>['body'],
): Promise<Result<Answer<Request>, 'too_many_requests'>> => {
  const email = typed.toLowerCase()
  const limited = await limitMails(ctx, email)
  if (limited) return limited
  return inTransaction(ctx, async (tx) => {
    const id = tx.newId()
    await upsertReset(tx.db, { id, email, locale: tx.locale, expiresAt: expiryOf('reset', tx.now()) })
    await tx.jobs.enqueue(tx.db, 'password-reset-mail', { id })
    return ok({ status: 'mail_sent' })
  })
}

/** After the hash: sessions that began with the old password wait for its row, and are ended here. */
const concludeChange = async (
  tx: Context,
  user: { id: number; email: string },
  session: string | undefined,
): Promise<void> => {
  await endSessionsOf(tx, user.id, session)
  await replaceKnownClients(tx, user.id, user.email, clientOf(tx))
  await deleteReset(tx.db, user.email)
  await deleteEmailChangeOf(tx.db, user.id)
  await tx.jobs.enqueue(tx.db, 'password-changed-mail', { userId: user.id, locale: tx.locale, at: tx.now().getTime() })
}

export const resetPassword = async (
  ctx: Context,
  { token, password }: Input<Reset>['body'],
): Promise<
  Result<Answer<Reset>, 'link_not_valid' | 'invalid_data_provided' | 'too_many_requests' | 'service_unavailable'>
> => {
  const limited = await countTry(ctx, 'mail_link', clientOf(ctx))
  if (limited) return limited
  const tokenHash = hashText(token)
  // Hashing a password is expensive, so the link comes first.
  const owner = await selectUserOfReset(ctx, tokenHash)
  if (!owner) return fail('link_not_valid')
  const code = refusePassword(password, owner)
  if (code) return fail('invalid_data_provided', { issues: [{ field: 'password', code }] })
  const passwordHash = await tryHashPassword(password)
  if (passwordHash === undefined) return busy()
  return inTransaction<Context, Answer<Reset>, 'link_not_valid'>(ctx, async (tx) => {
    const user = await lockUser(tx.db, owner.id)
    if (!user || !(await takeReset(tx, tokenHash))) return fail('link_not_valid')
    await updatePasswordHash(tx.db, user.id, passwordHash)
    await concludeChange(tx, user, undefined)
    return ok({})
  })
}

const wrongPassword = () =>
  fail('current_password_wrong', { issues: [{ field: 'currentPassword', code: 'wrong_password' }] })

/** The current password is checked with the limits of signing in: an open session is no way to guess it. */
export const changePassword = async (
  ctx: Context,
  { currentPassword, newPassword }: Input<Change>['body'],
): Promise<
  Result<
    Answer<Change>,
    'unauthenticated' | 'current_password_wrong' | 'invalid_data_provided' | 'too_many_requests' | 'service_unavailable'
  >
> => {
  const userId = userIdOf(ctx.actor)
  const user = userId === null ? undefined : await selectUser(ctx.db, userId)
  if (!user) return fail('unauthenticated')
  const code = refusePassword(newPassword, user)
  if (code) return fail('invalid_data_provided', { issues: [{ field: 'newPassword', code }] })
  const checked = await checkCredentials(ctx, { email: user.email, password: currentPassword })
  if (!checked.ok) return checked.code === 'invalid_grant' ? wrongPassword() : { ...checked, code: checked.code }
  const passwordHash = await tryHashPassword(newPassword)
  if (passwordHash === undefined) return busy()
  return inTransaction<Context, Answer<Change>, 'current_password_wrong'>(ctx, async (tx) => {
    const locked = await lockChecked(tx.db, checked.value)
    if (!locked) return wrongPassword()
    await updatePasswordHash(tx.db, locked.id, passwordHash)
    await concludeChange(tx, locked, sessionIdOf(ctx.actor))
    return ok({})
  })
}
