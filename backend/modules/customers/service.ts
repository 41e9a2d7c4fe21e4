import { formatName } from '#lib/format/format-name.ts'
import { userIdOf } from '../../access/actor.ts'
import type { Answer } from '../../http/handler.ts'
import type { Context } from '../../kernel/context.ts'
import { fail, ok, type Result } from '../../kernel/result.ts'
import { selectWithOrganization } from './queries.ts'

export { checkCredentials, type Credentials } from './check-credentials.ts'
export { createUser } from './create-user.ts'
export { deleteOldClients } from './known-client-queries.ts'
export { hashPassword, verifyPassword } from './password.ts'
export type { UserRow } from './queries.ts'
export { deleteExpiredFailures } from './sign-in-failure-queries.ts'

export const findMe = async (ctx: Context): Promise<Result<Answer<'GET /v2.0/me'>, 'unauthenticated'>> => {
  const userId = userIdOf(ctx.actor)
  const found = userId === null ? undefined : await selectWithOrganization(ctx.db, userId)
  if (!found) return fail('unauthenticated')
  const { user, organizationName } = found
  const { id, email, segment, firstName, lastName } = user
  return ok({
    id,
    email,
    segment,
    personalInfo: {
      name: { type: 'separated', firstName, lastName },
      displayName: formatName(user, ctx.locale),
    },
    organizationName,
  })
}
