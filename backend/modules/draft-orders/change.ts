import type { DraftOrder } from '#contracts/draft-order-answer.ts'
import type { ErrorCode } from '#contracts/errors.ts'
import { inTransaction } from '../../kernel/in-transaction.ts'
import type { Context } from '../../kernel/context.ts'
import { fail, type Failure, ok, type Result } from '../../kernel/result.ts'
import { presentCart, showDraftOrder } from './answer.ts'
import type { Cart } from './cart.ts'
import { type DraftOrderRow, selectOwned, takeVersion } from './queries.ts'

export type WriteError = 'not_found' | 'version_conflict' | 'draft_order_closed'

/** Somebody else's draft order and one that never was look the same. */
const missedWrite = (row: DraftOrderRow | undefined): Failure<WriteError> => {
  if (!row) return fail('not_found')
  return fail(row.status === 'closed' ? 'draft_order_closed' : 'version_conflict')
}

/**
 * One change of an open draft order, under its row lock, so that changes at the same time follow one another and none
 * is lost. A failed change leaves no trace, not even a version.
 * @param version what the visitor saw; undefined for changes that go with any version
 */
const underLock = <Value, Code extends ErrorCode>(
  ctx: Context,
  uuid: string,
  version: number | undefined,
  change: (ctx: Context, row: DraftOrderRow) => Promise<Result<Value, Code>>,
): Promise<Result<Value, Code | WriteError>> =>
  inTransaction<Context, Value, Code | WriteError>(ctx, async (tx) => {
    const row = await takeVersion(tx.db, uuid, tx.actor, { expected: version, at: tx.now() })
    return row ? change(tx, row) : missedWrite(await selectOwned(tx.db, uuid, tx.actor))
  })

type Change<Code extends ErrorCode> = (ctx: Context, row: DraftOrderRow) => Promise<Result<DraftOrderRow | Cart, Code>>

type WithoutConflict<Value, Code extends ErrorCode> = Result<Value, Code | Exclude<WriteError, 'version_conflict'>>

/** A change of what is bought, and for how much: an offer is ordered as it is (docs/decisions/0066). */
export const unlessOffered =
  <Value, Code extends ErrorCode = never>(
    change: (ctx: Context, row: DraftOrderRow) => Promise<Result<Value, Code>>,
  ): ((ctx: Context, row: DraftOrderRow) => Promise<Result<Value, Code | 'offer_fixed'>>) =>
  async (ctx, row) =>
    row.offerVersionId === null ? change(ctx, row) : fail('offer_fixed')

/** A change that goes with any version, and answers something else than the cart. */
export const reportChange = async <Value, Code extends ErrorCode = never>(
  ctx: Context,
  uuid: string,
  change: (ctx: Context, row: DraftOrderRow) => Promise<Result<Value, Code>>,
): Promise<WithoutConflict<Value, Code>> =>
  (await underLock(ctx, uuid, undefined, change)) as WithoutConflict<Value, Code>

/**
 * @param change answers the row as it then is, and its cart is read after the lock, which others wait for; a change that
 * had to read the cart answers that
 */
export const changeDraftOrder = async <Code extends ErrorCode = never>(
  ctx: Context,
  uuid: string,
  version: number | undefined,
  change: Change<Code>,
): Promise<Result<DraftOrder, Code | WriteError>> => {
  const changed = await underLock(ctx, uuid, version, change)
  if (!changed.ok) return changed
  const { value } = changed
  return ok('row' in value ? await presentCart(ctx, value) : await showDraftOrder(ctx, value))
}

/** For changes without a version of their own `version_conflict` cannot happen. */
export const changeAnyVersion = async <Code extends ErrorCode = never>(
  ctx: Context,
  uuid: string,
  change: Change<Code>,
): Promise<WithoutConflict<DraftOrder, Code>> =>
  (await changeDraftOrder(ctx, uuid, undefined, change)) as WithoutConflict<DraftOrder, Code>
