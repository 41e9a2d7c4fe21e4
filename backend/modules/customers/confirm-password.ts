import type { Context } from '../../kernel/context.ts'
import { fail, ok, type Result } from '../../kernel/result.ts'
import { checkCredentials } from './check-credentials.ts'
import { selectUser } from './queries.ts'

type Refusal = 'unauthenticated' | 'old_password_wrong' | 'too_many_requests' | 'service_unavailable'

/**
 * Asks a signed-in customer for the own password once more, with the limits of signing in: an open session is no way to
 * guess it. An account without a password has none to ask for.
 */
export const confirmPassword = async (
  ctx: Context,
  userId: number,
  password: string | undefined,
): Promise<Result<null, Refusal>> => {
  const user = await selectUser(ctx.db, userId)
  if (!user) return fail('unauthenticated')
  if (user.passwordHash === null) return ok(null)
  const wrong = fail('old_password_wrong', { issues: [{ field: 'password', code: 'wrong_password' }] })
  if (password === undefined) return wrong
  const checked = await checkCredentials(ctx, { email: user.email, password })
  if (checked.ok) return ok(null)
  return checked.code === 'invalid_grant' ? wrong : { ...checked, code: checked.code }
}
