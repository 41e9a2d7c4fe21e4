import type { DraftOrder } from '#contracts/draft-orders.ts'
import type { ErrorCode } from '#contracts/errors.ts'
import { inTransaction } from '../../db/in-transaction.ts'
import type { Context } from '../../http/context.ts'
import { fail, type Failure, ok, type Result } from '../../http/result.ts'
import { showDraftOrder } from './answer.ts'
import { type DraftOrderRow, selectOwned, takeVersion } from './queries.ts'

export type WriteError = 'not_found' | 'version_conflict' | 'draft_order_closed'

/** Somebody else's draft order and one that never was look the same. */
const whyNot = (row: DraftOrderRow | undefined): Failure<WriteError> => {
  if (!row) return fail('not_found')
  return fail(row.status === 'closed' ? 'draft_order_closed' : 'version_conflict')
}

/**
 * One change of an open draft order, under its row lock, so that changes at the same time follow one another and none
 * is lost. A failed change leaves no trace, not even a version.
 * @param version what the visitor saw; undefined for changes that go with any version
 */
export const changeDraftOrder = async <Code extends ErrorCode = never>(
  ctx: Context,
  uuid: string,
  version: number | undefined,
  change: (ctx: Context, row: DraftOrderRow) => Promise<Failure<Code> | undefined>,
): Promise<Result<DraftOrder, Code | WriteError>> => {
  const changed = await inTransaction<Context, null, Code | WriteError>(ctx, async (tx) => {
    const row = await takeVersion(tx.db, uuid, tx.actor, { expected: version, at: tx.now() })
    if (!row) return whyNot(await selectOwned(tx.db, uuid, tx.actor))
    return (await change(tx, row)) ?? ok(null)
  })
  if (!changed.ok) return changed
  const row = await selectOwned(ctx.db, uuid, ctx.actor)
  return row ? ok(await showDraftOrder(ctx, row)) : fail('not_found')
}

/** For changes without a version of their own `version_conflict` cannot happen. */
export const changeAnyVersion = async <Code extends ErrorCode = never>(
  ctx: Context,
  uuid: string,
  change: (ctx: Context, row: DraftOrderRow) => Promise<Failure<Code> | undefined>,
): Promise<Result<DraftOrder, Code | Exclude<WriteError, 'version_conflict'>>> => {
  const result = await changeDraftOrder(ctx, uuid, undefined, change)
  return result as Result<DraftOrder, Code | Exclude<WriteError, 'version_conflict'>>
}
