import type { Context } from '../../kernel/context.ts'
import { fail, ok, type Result } from '../../kernel/result.ts'
import { checkCredentials } from './check-credentials.ts'
import { selectUser, type UserRow } from './queries.ts'

type Refusal = 'unauthenticated' | 'old_password_wrong' | 'too_many_requests' | 'service_unavailable'

export const wrongPassword = () =>
  fail('old_password_wrong', { issues: [{ field: 'password', code: 'wrong_password' }] })

/**
 * Asks for the password of an account once more, with the limits of signing in: an open session is no way to guess it.
 * @returns the user that was checked, for `lockChecked`
 */
export const checkOwnPassword = async (
  ctx: Context,
  userId: number | null,
  password: string | undefined,
): Promise<Result<UserRow, Refusal | 'password_missing'>> => {
  const user = userId === null ? undefined : await selectUser(ctx.db, userId)
  if (!user) return fail('unauthenticated')
  if (user.passwordHash === null) return fail('password_missing')
  if (password === undefined) return wrongPassword()
  const checked = await checkCredentials(ctx, { email: user.email, password })
  if (checked.ok) return checked
  return checked.code === 'invalid_grant' ? wrongPassword() : { ...checked, code: checked.code }
}

/** The same where an account without a password has none to ask for. */
export const confirmPassword = async (
  ctx: Context,
  userId: number,
  password: string | undefined,
): Promise<Result<null, Refusal>> => {
  const checked = await checkOwnPassword(ctx, userId, password)
  if (checked.ok || checked.code === 'password_missing') return ok(null)
  return { ...checked, code: checked.code }
}
