import type { ErrorCode } from '#contracts/errors.ts'
import type { Failure, Result } from './result.ts'
import type { Database } from '../db/connect.ts'
import { currentPatience } from '../db/patience.ts'

/** Carries an expected failure out of Drizzle's transaction, which rolls back only for a thrown error. */
class RolledBack extends Error {
  readonly failure: Failure
  constructor(failure: Failure) {
    super(failure.code)
    this.failure = failure
  }
}

/**
 * Runs `work` in a transaction; the context carries the transaction as `db` and reads nothing from a replica. An
 * expected failure rolls everything back, as a thrown error does. Inside a transaction it is a savepoint.
 */
export const inTransaction = async <Ctx extends { db: Database }, Value, Code extends ErrorCode = never>(
  ctx: Ctx,
  work: (ctx: Ctx) => Promise<Result<Value, Code>>,
): Promise<Result<Value, Code>> => {
  const patience = currentPatience()
  try {
    return await ctx.db.transaction(async (db) => {
      patience?.enterTransaction()
      try {
        const result = await work({ ...ctx, db, recentDb: db })
        if (!result.ok) throw new RolledBack(result)
        return result
      } finally {
        patience?.leaveTransaction()
      }
    })
  } catch (error) {
    if (error instanceof RolledBack) return error.failure as Failure<Code>
    throw error
  }
}
