import type { UserName } from '#contracts/profile-form.ts'
import type { Me } from '#contracts/session.ts'
import { formatName } from '#lib/format/format-name.ts'
import { userIdOf } from '../../access/actor.ts'
import type { Input } from '../../http/handler.ts'
import type { Context } from '../../kernel/context.ts'
import { inTransaction } from '../../kernel/in-transaction.ts'
import { fail, ok, type Result } from '../../kernel/result.ts'
import { makeDefault, ownBook } from '../address-book/service.ts'
import { selectProfile, updateName, type UserRow } from './queries.ts'

export { checkCredentials, type Credentials } from './check-credentials.ts'
export { checkOwnPassword, confirmPassword, wrongPassword } from './confirm-password.ts'
export { createUser } from './create-user.ts'
export { deleteOldClients, isKnownClient, replaceKnownClients, upsertKnownClient } from './known-client-queries.ts'
export { hashPassword, tryHashPassword, verifyPassword } from './password.ts'
export {
  lockChecked,
  lockUser,
  selectByEmail,
  selectEmail,
  selectNames as findNames,
  selectUser,
  updateEmail,
  updatePasswordHash,
  updateSegment,
  type UserRow,
} from './queries.ts'
export { deleteExpiredFailures } from './sign-in-failure-queries.ts'

const showName = ({ nameType: type, firstName, lastName }: UserRow): Me['personalInfo']['name'] =>
  type === 'separated' ? { type, firstName, lastName } : { type, name: lastName }

const columnsOf = (name: UserName): Pick<UserRow, 'nameType' | 'firstName' | 'lastName'> =>
  'name' in name
    ? { nameType: name.type, firstName: '', lastName: name.name }
    : { nameType: 'separated', firstName: name.firstName, lastName: name.lastName }

export const findMe = async (ctx: Context): Promise<Result<Me, 'unauthenticated'>> => {
  const userId = userIdOf(ctx.actor)
  const found = userId === null ? undefined : await selectProfile(ctx.db, userId)
  if (!found) return fail('unauthenticated')
  const { user, role, addedCredentials, ...rest } = found
  const { id, email, segment, passwordHash } = user
  return ok({
    id,
    email,
    segment,
    userType: rest.organizationId === null ? 'user' : 'organization',
    roles: role ? [role] : [],
    personalInfo: {
      name: showName(user),
      displayName: formatName(user, ctx.locale),
    },
    credentials: [
      ...(passwordHash === null ? [] : [{ provider: 'password' as const, addedAt: null, email: null }]),
      ...addedCredentials,
    ],
    ...rest,
  })
}

/** The parts that are sent, all or none. */
export const changeMe = async (
  ctx: Context,
  { personalInfo, defaultDeliveryDataId, defaultBillingDataId }: Input<'PATCH /v2.0/me'>['body'],
): Promise<Result<Me, 'unauthenticated' | 'forbidden' | 'not_found'>> => {
  const userId = userIdOf(ctx.actor)
  if (userId === null) return fail('unauthenticated')
  return inTransaction<Context, Me, 'unauthenticated' | 'forbidden' | 'not_found'>(ctx, async (tx) => {
    if (personalInfo) await updateName(tx.db, userId, columnsOf(personalInfo.name))
    const defaults = [
      ['delivery', defaultDeliveryDataId],
      ['billing', defaultBillingDataId],
    ] as const
    for (const [kind, id] of defaults) {
      const made = id === undefined ? undefined : await makeDefault(tx, ownBook(tx, kind, 'not_found'), id)
      if (made && !made.ok) return made
    }
    return findMe(tx)
  })
}
