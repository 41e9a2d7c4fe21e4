import type { Database } from '#backend/db/connect.ts'
import type { Actor } from '#backend/access/actor.ts'
import { type DraftOrderRow, selectOwned } from '#backend/modules/draft-orders/queries.ts'

export * from '#backend/modules/draft-orders/queries.ts'

/** Takes no lock, so two callers see the same open draft order. */
export const lockOwned = (db: Database, uuid: string, actor: Actor): Promise<DraftOrderRow | undefined> =>
  selectOwned(db, uuid, actor)
