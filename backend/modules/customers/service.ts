import type { ProfileForm } from '#contracts/profile-form.ts'
import type { Me } from '#contracts/session.ts'
import { formatName } from '#lib/format/format-name.ts'
import { userIdOf } from '../../access/actor.ts'
import type { Context } from '../../kernel/context.ts'
import { fail, ok, type Result } from '../../kernel/result.ts'
import { selectProfile, updateName } from './queries.ts'

export { checkCredentials, type Credentials } from './check-credentials.ts'
export { confirmPassword } from './confirm-password.ts'
export { createUser } from './create-user.ts'
export { deleteOldClients, isKnownClient, rememberClient, replaceKnownClients } from './known-client-queries.ts'
export { hashPassword, tryHashPassword, verifyPassword } from './password.ts'
export {
  isStillPassword,
  lockUser,
  lockEmail,
  replacePasswordHash,
  selectByEmail,
  selectEmail,
  selectUser,
  updateEmail,
  updatePasswordHash,
  updateSegment,
  type UserRow,
} from './queries.ts'
export { deleteExpiredFailures } from './sign-in-failure-queries.ts'
export { countAttempt, uncountAttempt } from './sign-in-limits.ts'

export const findMe = async (ctx: Context): Promise<Result<Me, 'unauthenticated'>> => {
  const userId = userIdOf(ctx.actor)
  const found = userId === null ? undefined : await selectProfile(ctx.db, userId)
  if (!found) return fail('unauthenticated')
  const { user, role, addedCredentials, ...rest } = found
  const { id, email, segment, firstName, lastName, passwordHash } = user
  return ok({
    id,
    email,
    segment,
    userType: rest.organizationId === null ? 'user' : 'organization',
    roles: role ? [role] : [],
    personalInfo: {
      name: { type: 'separated', firstName, lastName },
      displayName: formatName(user, ctx.locale),
    },
    credentials: [
      ...(passwordHash === null ? [] : [{ provider: 'password' as const, addedAt: null, email: null }]),
      ...addedCredentials,
    ],
    ...rest,
  })
}

export const changeMe = async (ctx: Context, name: ProfileForm): Promise<Result<Me, 'unauthenticated'>> => {
  const userId = userIdOf(ctx.actor)
  if (userId === null) return fail('unauthenticated')
  await updateName(ctx.db, userId, name)
  return findMe(ctx)
}
