import type { AddedProvider } from '#contracts/credential-providers.ts'
import { sessionIdOf, userIdOf } from '../../access/actor.ts'
import type { Context } from '../../kernel/context.ts'
import { inTransaction } from '../../kernel/in-transaction.ts'
import { fail, ok, type Result } from '../../kernel/result.ts'
import { confirmPassword, lockUser } from '../customers/service.ts'
import { announceChange, deleteCredentials, enqueueRevocations, selectCredentialsOf } from '../identities/service.ts'
import { endSessionsOf } from '../sessions/service.ts'

type Busy = 'unauthenticated' | 'too_many_requests' | 'service_unavailable'
type Refusal = 'unauthenticated' | 'not_found' | 'last_credential'

/**
 * Removes all of a provider, or the only one that is meant. Whoever removes a way to sign in may suspect somebody:
 * sessions that others have opened with it end.
 */
export const removeCredential = async (
  ctx: Context,
  { provider, id }: { provider: AddedProvider; id?: number },
  password: string | undefined,
): Promise<Result<Record<string, never>, Busy | Refusal | 'old_password_wrong'>> => {
  const userId = userIdOf(ctx.actor)
  if (userId === null) return fail('unauthenticated')
  const confirmed = await confirmPassword(ctx, userId, password)
  if (!confirmed.ok) return confirmed
  return inTransaction<Context, Record<string, never>, Refusal>(ctx, async (tx) => {
    // Of two removals at once, the second one counts without the first.
    const user = await lockUser(tx.db, userId)
    if (!user) return fail('unauthenticated')
    const removed = await deleteCredentials(tx.db, userId, provider, id)
    if (removed.length === 0) return fail('not_found')
    const left = await selectCredentialsOf(tx.db, userId)
    if (user.passwordHash === null && left.length === 0) return fail('last_credential')
    await endSessionsOf(tx, userId, sessionIdOf(ctx.actor))
    await enqueueRevocations(tx, removed)
    await announceChange(tx, userId, provider, 'removed')
    return ok({})
  })
}
