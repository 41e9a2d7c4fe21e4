import type { Database } from '#backend/db/connect.ts'

/** Every statement commits by itself: a crash leaves what was done so far. */
export const inTransaction = <Ctx extends { db: Database }, Answer>(
  ctx: Ctx,
  work: (ctx: Ctx) => Promise<Answer>,
): Promise<Answer> => work(ctx)
