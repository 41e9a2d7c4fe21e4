import type { Credential } from '#contracts/credentials.ts'
import { clientOf } from '../../http/rate-limit.ts'
import type { Context } from '../../kernel/context.ts'
import { inTransaction } from '../../kernel/in-transaction.ts'
import { fail, type Result } from '../../kernel/result.ts'
import { lockUser, selectByEmail, upsertKnownClient, type UserRow } from '../customers/service.ts'
import {
  announceChange,
  deleteAttempt,
  insertCredential,
  lockUserOf,
  type Proven,
  resolveIdentity,
  selectCredentialsOf,
  selectUserIdOf,
} from '../identities/service.ts'
import { exchangeSession } from './exchange-session.ts'
import type { Grant } from './open-session.ts'
import { type NotServed, refuseSegment } from './refuse-segment.ts'

type Refusal = 'invalid_grant' | 'registration_required' | NotServed

/**
 * The account with the address of the identity, if the provider runs that mailbox: then nobody else has it. An account
 * that has this provider already belongs to another person there.
 */
const linkByMailbox = async (tx: Context, { provider, identity }: Proven): Promise<UserRow | undefined> => {
  const { subject, email, emailProof, revocation } = identity
  const found = email === null || emailProof !== 'mailbox' ? undefined : await selectByEmail(tx.db, email)
  const user = found && (await lockUser(tx.db, found.id))
  // The account may have changed its address before it was locked.
  if (
    user?.email !== email ||
    user.demo ||
    (await selectCredentialsOf(tx.db, user.id)).some((own) => own.provider === provider)
  )
    return undefined
  const row = { userId: user.id, provider, subject, email, revocation, addedAt: tx.now() }
  // False where another sign-in of the same person was first.
  if (!(await insertCredential(tx.db, row)))
    return (await selectUserIdOf(tx.db, provider, subject)) === user.id ? user : undefined
  await announceChange(tx, user.id, provider, 'added')
  return user
}

const findUser = async (tx: Context, proven: Proven): Promise<UserRow | undefined> =>
  (await lockUserOf(tx.db, proven.provider, proven.identity.subject)) ?? linkByMailbox(tx, proven)

/** Signs in whom a provider vouches for. */
export const grantThirdParty = async (
  ctx: Context,
  { remember, ...credential }: Credential & { remember: boolean },
): Promise<Result<Grant, Refusal | 'too_many_requests' | 'service_unavailable'>> => {
  const proven = await resolveIdentity(ctx, credential, 'sign_in')
  if (!proven.ok)
    return proven.code === 'credential_not_valid' ? fail('invalid_grant') : { ...proven, code: proven.code }
  const { attempt } = proven.value
  return inTransaction<Context, Grant, Refusal>(ctx, async (tx) => {
    const user = await findUser(tx, proven.value)
    if (!user) return (await refuseSegment(tx, 'b2c')) ?? fail('registration_required')
    if (user.demo && tx.settings.production) return fail('invalid_grant')
    if (attempt && !(await deleteAttempt(tx.db, attempt.tokenHash))) return fail('invalid_grant')
    await upsertKnownClient(tx, user.id, user.email, clientOf(tx))
    return exchangeSession(tx, user, remember || attempt?.remember === true)
  })
}
