import { setTimeout as wait } from 'node:timers/promises'
import { eq } from 'drizzle-orm'
import type { Database } from '#backend/db/connect.ts'
import { approvalRequests } from '#backend/db/schema/approvals.ts'

export * from '#backend/modules/approvals/queries.ts'

/** Reads the request without its lock, and some time passes: two masters find it waiting. */
export const lockRequest = async (db: Database, id: number) => {
  const [request] = await db.select().from(approvalRequests).where(eq(approvalRequests.id, id))
  await wait(50)
  return request
}
