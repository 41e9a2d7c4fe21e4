import { clientOf } from '../../http/rate-limit.ts'
import type { Context } from '../../kernel/context.ts'
import { fail, ok, type Result } from '../../kernel/result.ts'
import { isKnownClient, upsertKnownClient } from './known-client-queries.ts'
import { rehashPassword, verifyPassword } from './password.ts'
import { replacePasswordHash, selectByEmail, type UserRow } from './queries.ts'
import { countAttempt, uncountAttempt } from './sign-in-limits.ts'

export interface Credentials {
  email: string
  password: string
}

type Refusal = 'too_many_requests' | 'invalid_grant' | 'service_unavailable'

/** @returns the user with the hash of this password that is stored now: another sign-in may have renewed it */
const renewHash = async ({ db }: Context, user: UserRow, password: string): Promise<UserRow> => {
  const { id, passwordHash } = user
  const renewed = passwordHash === null ? undefined : await rehashPassword(password, passwordHash)
  if (passwordHash === null || renewed === undefined) return user
  if (await replacePasswordHash(db, id, passwordHash, renewed)) return { ...user, passwordHash: renewed }
  const now = await selectByEmail(db, user.email)
  return now && (await verifyPassword(password, now.passwordHash)) ? now : user
}

/**
 * The user of an e-mail address and a password. The limits come before the hash, which is expensive. Known and unknown
 * addresses take the same way and the same time.
 */
export const checkCredentials = async (
  ctx: Context,
  { email, password }: Credentials,
): Promise<Result<UserRow, Refusal>> => {
  const [account, client] = [email.toLowerCase(), clientOf(ctx)]
  const counted = await countAttempt(ctx, account, client, await isKnownClient(ctx, account, client))
  if (!counted.ok) return counted
  const user = await selectByEmail(ctx.db, account)
  const isRight = await verifyPassword(password, user?.passwordHash ?? null)
  if (isRight === undefined) {
    await uncountAttempt(ctx, counted.value, false)
    return fail('service_unavailable', { params: { retryAfter: 1 } })
  }
  if (!user || !isRight || (user.demo && ctx.settings.production)) return fail('invalid_grant')
  await uncountAttempt(ctx, counted.value, true)
  await upsertKnownClient(ctx, user.id, account, client)
  return ok(await renewHash(ctx, user, password))
}
