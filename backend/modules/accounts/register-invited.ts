import type { Answer, Input } from '../../http/handler.ts'
import { clientOf, countTry } from '../../http/rate-limit.ts'
import type { Context } from '../../kernel/context.ts'
import { inTransaction } from '../../kernel/in-transaction.ts'
import { fail, ok, type Result } from '../../kernel/result.ts'
import { readConfiguration } from '../configuration/service.ts'
import { tryHashPassword } from '../customers/service.ts'
import { registerInvited } from '../invitations/service.ts'
import { currentConsent, subscribeConfirmed } from '../newsletter/service.ts'
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
  | 'user_already_exists'
  | 'too_many_requests'
  | 'service_unavailable'

/**
 * The account is made at once, in every operation mode: the code was in a mail to the address, so no second mail has to
 * prove the mailbox. `user_already_exists` is an answer to its owner (docs/decisions/0057).
 */
export const registerWithInvitation = async (
  ctx: Context,
  invitationCode: string,
  { password, email: typed, ...names }: Credentials,
  newsletter: Newsletter,
): Promise<Result<Answer<Register>, Refusal>> => {
  const limited = await countTry(ctx, 'mail_link', clientOf(ctx))
  if (limited) return limited
  const code = refusePassword(password, { email: typed, ...names })
  if (code) return fail('invalid_data_provided', { issues: [{ field: 'credentials.password', code }] })
  const passwordHash = await tryHashPassword(password)
  if (passwordHash === undefined) return fail('service_unavailable', { params: { retryAfter: 1 } })
  const { company } = await readConfiguration(ctx.db)
  const consent = newsletter && currentConsent(ctx.locale, company.name)
  return inTransaction<Context, Answer<Register>, Refusal>(ctx, async (tx) => {
    const email = typed.toLowerCase()
    const registered = await registerInvited(tx, invitationCode, { ...names, email, passwordHash })
    if (!registered.ok) return registered
    if (consent)
      await subscribeConfirmed(tx, {
        email,
        locale: tx.locale,
        consentVersion: consent.version,
        consentText: consent.text,
        consentedAt: tx.now(),
      })
    return ok({ status: 'registered' })
  })
}
