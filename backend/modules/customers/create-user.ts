import type { Segment } from '#contracts/shop.ts'
import type { Database } from '../../db/connect.ts'
import { fail, ok, type Result } from '../../kernel/result.ts'
import { insertOrganizationOf, insertUser } from './queries.ts'

interface NewUser {
  /** Lower case. */
  email: string
  /** Null for somebody who signs in with a provider. */
  passwordHash: string | null
  firstName: string
  lastName: string
  segment: Segment
  organizationName: string | null
}

/** A customer who can sign in at once, with an organisation as its master. To be called in a transaction. */
export const createUser = async (
  db: Database,
  { organizationName, ...user }: NewUser,
): Promise<Result<{ id: number }, 'user_already_exists'>> => {
  const created = await insertUser(db, user)
  if (!created) return fail('user_already_exists')
  if (organizationName !== null) await insertOrganizationOf(db, created.id, organizationName)
  return ok(created)
}
