import type { Answer, Input } from '../../http/handler.ts'
import { clientOf, countTry } from '../../http/rate-limit.ts'
import type { Context } from '../../kernel/context.ts'
import { inTransaction } from '../../kernel/in-transaction.ts'
import { fail, ok, type Result } from '../../kernel/result.ts'
import { readConfiguration } from '../configuration/service.ts'
import { checkCredentials, lockChecked, tryHashPassword } from '../customers/service.ts'
import { joinInvited, registerInvited } from '../invitations/service.ts'
import { currentConsent, subscribeConfirmed } from '../newsletter/service.ts'
import { endSessionsOf } from '../sessions/service.ts'
import { refusePassword } from './rules/refused-password.ts'

type Register = 'PUT /v2.0/customer'
type Credentials = NonNullable<Input<Register>['body']['credentials']>
type Newsletter = Input<Register>['body']['newsletter']
type Refusal =
  | 'link_not_valid'
  | 'invalid_data_provided'
  | 'invitation_expired'
  | 'invitation_revoked'
  | 'invitation_used'
  | 'invitation_of_another_address'
  | 'already_member'
  | 'member_elsewhere'
  | 'user_already_exists'
  | 'readers_only'
  | 'too_many_requests'
  | 'service_unavailable'

/**
 * The code was in a mail to the address, so no second mail has to prove the mailbox, and `user_already_exists` is an
 * answer to its owner (docs/decisions/0057). With the password of the account that is there, the account joins: in a shop
 * for organisations a reader could not sign in to accept.
 */
export const registerWithInvitation = async (
  ctx: Context,
  invitationCode: string,
  { password, email: typed, ...names }: Credentials,
  newsletter: Newsletter,
): Promise<Result<Answer<Register>, Refusal>> => {
  const limited = await countTry(ctx, 'mail_link', clientOf(ctx))
  if (limited) return limited
  const passwordHash = await tryHashPassword(password)
  if (passwordHash === undefined) return fail('service_unavailable', { params: { retryAfter: 1 } })
  const { company } = await readConfiguration(ctx.db)
  const consent = newsletter && currentConsent(ctx.locale, company.name)
  const email = typed.toLowerCase()
  const conclude = async (tx: Context) => {
    if (consent)
      await subscribeConfirmed(tx, {
        email,
        locale: tx.locale,
        consentVersion: consent.version,
        consentText: consent.text,
        consentedAt: tx.now(),
      })
    return ok({ status: 'registered' as const })
  }
  const registered = await inTransaction<Context, Answer<Register>, Refusal>(ctx, async (tx) => {
    const made = await registerInvited(tx, invitationCode, { ...names, email, passwordHash })
    if (!made.ok) return made
    // An account that is there already joins with whatever password it has.
    const code = refusePassword(password, { email: typed, ...names })
    if (code) return fail('invalid_data_provided', { issues: [{ field: 'credentials.password', code }] })
    return conclude(tx)
  })
  if (registered.ok || registered.code !== 'user_already_exists') return registered
  const checked = await checkCredentials(ctx, { email, password })
  if (!checked.ok) return checked.code === 'invalid_grant' ? registered : { ...checked, code: checked.code }
  return inTransaction<Context, Answer<Register>, Refusal>(ctx, async (tx) => {
    const user = await lockChecked(tx.db, checked.value)
    if (!user) return registered
    const joined = await joinInvited(tx, invitationCode, user)
    if (!joined.ok) return joined
    await endSessionsOf(tx, user.id)
    return conclude(tx)
  })
}
