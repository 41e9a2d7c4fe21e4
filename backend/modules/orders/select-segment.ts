import { eq } from 'drizzle-orm'
import type { Segment } from '#contracts/shop.ts'
import type { Database } from '../../db/connect.ts'
import { users } from '../../db/schema/customers.ts'

/** Whether an institution ordered; who orders without an account is a reader. */
export const selectSegment = async (db: Database, userId: number | null): Promise<Segment> => {
  const [user] =
    userId === null ? [] : await db.select({ segment: users.segment }).from(users).where(eq(users.id, userId))
  return user?.segment ?? 'b2c'
}
