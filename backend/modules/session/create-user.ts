import type { Segment } from '#contracts/shop.ts'
import type { Database } from '../../db/connect.ts'
import { users } from '../../db/schema/customers.ts'
import { fail, ok, type Result } from '../../kernel/result.ts'
import { hashPassword } from './password.ts'

interface NewUser {
  /** Lower case. */
  email: string
  password: string
  firstName: string
  lastName: string
  segment: Segment
  organizationName: string | null
}

/** A customer who can sign in at once. @returns the customer's number */
export const createUser = async (
  db: Database,
  { password, ...user }: NewUser,
): Promise<Result<{ id: number }, 'user_already_exists'>> => {
  const passwordHash = await hashPassword(password)
  const [created] = await db
    .insert(users)
    .values({ ...user, passwordHash })
    .onConflictDoNothing({ target: users.email })
    .returning({ id: users.id })
  return created ? ok(created) : fail('user_already_exists')
}
