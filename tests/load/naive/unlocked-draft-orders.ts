import type { Actor } from '#backend/access/actor.ts'
import type { Database } from '#backend/db/connect.ts'
import { type DraftOrderRow, selectOwned } from '#backend/modules/draft-orders/queries.ts'

export * from '#backend/modules/draft-orders/queries.ts'

/** Reads and compares the version without the row's lock, and counts it up when nobody looks. */
export const takeVersion = async (
  db: Database,
  uuid: string,
  actor: Actor,
  { expected }: { expected: number | undefined },
): Promise<DraftOrderRow | undefined> => {
  const row = await selectOwned(db, uuid, actor)
  if (!row || row.status !== 'opened' || (expected !== undefined && row.version !== expected)) return undefined
  return { ...row, version: row.version + 1 }
}
