import { userIdOf } from '../../access/actor.ts'
import type { Answer, Input } from '../../http/handler.ts'
import type { Context } from '../../kernel/context.ts'
import { inTransaction } from '../../kernel/in-transaction.ts'
import { fail, ok, type Result } from '../../kernel/result.ts'
import { confirmPassword, lockUser, selectEmail } from '../customers/service.ts'
import { announceChange, insertCredential, selectCredentialsOf } from '../identities/service.ts'
import {
  createChallenge,
  insertPasskey,
  lifetimeMs,
  relyingParty,
  selectPasskeysOf,
  userHandle,
  verifyAttestation,
} from '../passkeys/service.ts'

type Ask = 'POST /v2.0/me/passkeys/options'
type Busy = 'unauthenticated' | 'too_many_requests' | 'service_unavailable'
type Refusal = 'unauthenticated' | 'credential_not_valid' | 'credential_of_another' | 'too_many_passkeys'

const maxPasskeys = 20
/** EdDSA, ES256 and RS256: what the library verifies. */
const algorithms = [-8, -7, -257]

/** The password is asked for before the authenticator is, so its answer needs none. */
export const askForPasskey = async (
  ctx: Context,
  { name, password }: Input<Ask>['body'],
): Promise<Result<Answer<Ask>, Busy | 'old_password_wrong' | 'too_many_passkeys'>> => {
  const userId = userIdOf(ctx.actor)
  const email = userId === null ? undefined : await selectEmail(ctx.db, userId)
  if (userId === null || email === undefined) return fail('unauthenticated')
  const confirmed = await confirmPassword(ctx, userId, password)
  if (!confirmed.ok) return confirmed
  const own = await selectPasskeysOf(ctx.db, userId)
  if (own.length >= maxPasskeys) return fail('too_many_passkeys', { params: { max: maxPasskeys } })
  return ok({
    challenge: await createChallenge(ctx, 'add', name || null),
    timeout: lifetimeMs,
    rp: { id: relyingParty(ctx).expectedRPID, name: 'Kolofon' },
    user: { id: userHandle(userId), name: email, displayName: email },
    pubKeyCredParams: algorithms.map((alg) => ({ type: 'public-key', alg })),
    excludeCredentials: own.map(({ subject }) => ({ type: 'public-key', id: subject })),
    authenticatorSelection: { residentKey: 'required', requireResidentKey: true, userVerification: 'required' },
    attestation: 'none',
  })
}

export const addPasskey = async (
  ctx: Context,
  token: string | undefined,
): Promise<Result<Record<string, never>, Refusal>> => {
  const userId = userIdOf(ctx.actor)
  if (userId === null) return fail('unauthenticated')
  const made = token === undefined ? undefined : await verifyAttestation(ctx, token)
  if (!made) return fail('credential_not_valid')
  const { subject, ...passkey } = made
  return inTransaction<Context, Record<string, never>, Refusal>(ctx, async (tx) => {
    if (!(await lockUser(tx.db, userId))) return fail('unauthenticated')
    const row = { userId, provider: 'passkey', subject, email: null, revocation: null, addedAt: tx.now() } as const
    if (!(await insertCredential(tx.db, row))) return fail('credential_of_another')
    const own = (await selectCredentialsOf(tx.db, userId)).filter(({ provider }) => provider === 'passkey')
    if (own.length > maxPasskeys) return fail('too_many_passkeys', { params: { max: maxPasskeys } })
    const credentialId = own.find((one) => one.subject === subject)?.id ?? 0
    await insertPasskey(tx.db, { ...passkey, credentialId })
    await announceChange(tx, userId, 'passkey', 'added')
    return ok({})
  })
}
