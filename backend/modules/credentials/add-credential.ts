import { ownerOf, owns } from '../../access/owner.ts'
import { userIdOf } from '../../access/actor.ts'
import type { Answer, Input } from '../../http/handler.ts'
import type { Context } from '../../kernel/context.ts'
import { inTransaction } from '../../kernel/in-transaction.ts'
import { fail, ok, type Result } from '../../kernel/result.ts'
import { confirmPassword, lockUser } from '../customers/service.ts'
import { addPasskey } from './add-passkey.ts'
import {
  announceChange,
  deleteAttempt,
  insertCredential,
  type Proven,
  resolveIdentity,
  selectCredentialsOf,
  startAttempt,
} from '../identities/service.ts'

type Add = 'POST /v2.0/me/credentials'
type Start = 'POST /v2.0/me/sign_in_attempts'
type Busy = 'unauthenticated' | 'too_many_requests' | 'service_unavailable'

/** The password is asked for before the visitor leaves for the provider, so the way back needs none. */
export const startAdding = async (
  ctx: Context,
  { provider, password }: Input<Start>['body'],
): Promise<Result<Answer<Start>, Busy | 'not_found' | 'old_password_wrong'>> => {
  const userId = userIdOf(ctx.actor)
  if (userId === null) return fail('unauthenticated')
  const confirmed = await confirmPassword(ctx, userId, password)
  if (!confirmed.ok) return confirmed
  return startAttempt(ctx, { provider, userId, redirectPath: '/', remember: false, registration: null })
}

type Refusal = 'unauthenticated' | 'credential_not_valid' | 'credential_already_added' | 'credential_of_another'

const insert = (ctx: Context, userId: number, { provider, identity, attempt }: Proven) =>
  inTransaction<Context, Answer<Add>, Refusal>(ctx, async (tx) => {
    if (!(await lockUser(tx.db, userId))) return fail('unauthenticated')
    if (attempt && !(await deleteAttempt(tx.db, attempt.tokenHash))) return fail('credential_not_valid')
    const own = await selectCredentialsOf(tx.db, userId)
    if (own.some((one) => one.provider === provider)) return fail('credential_already_added')
    const { subject, email, revocation } = identity
    const isAdded = await insertCredential(tx.db, { userId, provider, subject, email, revocation, addedAt: tx.now() })
    if (!isAdded) return fail('credential_of_another')
    await announceChange(tx, userId, provider, 'added')
    return ok({})
  })

export const addCredential = async (
  ctx: Context,
  { password, ...credential }: Input<Add>['body'],
): Promise<Result<Answer<Add>, Busy | Refusal | 'old_password_wrong' | 'too_many_passkeys'>> => {
  const userId = userIdOf(ctx.actor)
  if (userId === null) return fail('unauthenticated')
  if (credential.provider === 'passkey') return addPasskey(ctx, credential.token)
  if (credential.token !== undefined) {
    const confirmed = await confirmPassword(ctx, userId, password)
    if (!confirmed.ok) return confirmed
  }
  const proven = await resolveIdentity(ctx, credential, 'add')
  if (!proven.ok) return proven
  const { attempt } = proven.value
  // Whoever began is the one who has entered the password.
  if (attempt && !owns(ownerOf(ctx.actor), attempt)) return fail('credential_not_valid')
  return insert(ctx, userId, proven.value)
}
