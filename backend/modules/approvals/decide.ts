import type { ApprovalDetail, ApprovalRequest } from '#contracts/approvals.ts'
import type { ErrorCode } from '#contracts/errors.ts'
import { userIdOf } from '../../access/actor.ts'
import { can } from '../../access/can.ts'
import { lockAsMaster } from '../../access/lock-members.ts'
import { auditLog } from '../../db/schema/operations.ts'
import type { Context } from '../../kernel/context.ts'
import { inTransaction } from '../../kernel/in-transaction.ts'
import { fail, ok, type Result } from '../../kernel/result.ts'
import { readBudgets } from '../budgets/service.ts'
import { type PlaceError, placeApproved } from '../checkout/service.ts'
import { type DraftOrderRow, loadCartOf, lockDraftOrderById, setQuantities } from '../draft-orders/service.ts'
import { presentRequest, presentRequestDetail } from './present.ts'
import { type FoundRequest, lockRequest, selectRequest, updateRequest } from './queries.ts'

interface Target {
  organizationId: number
  uuid: string
  /** As the master has seen it. */
  version: number
}

interface Locked {
  found: FoundRequest
  draft: DraftOrderRow
  masterId: number
}

type DecideError = 'not_found' | 'forbidden' | 'version_conflict' | 'approval_decided'

/**
 * Runs `work` while nobody else decides. Carts are locked before users, and users before organisations, as everywhere;
 * under the locks it is read again whether the caller is a master and whether the request still waits.
 */
const decide = async <Value, Code extends ErrorCode = never>(
  ctx: Context,
  { organizationId, uuid, version }: Target,
  work: (tx: Context, locked: Locked) => Promise<Result<Value, Code>>,
): Promise<Result<Value, Code | DecideError>> => {
  const masterId = userIdOf(ctx.actor)
  if (masterId === null || !can(ctx.actor, 'approvals.decide', { organizationId })) return fail('not_found')
  return inTransaction<Context, Value, Code | DecideError>(ctx, async (tx) => {
    const found = await selectRequest(tx.db, organizationId, uuid)
    const draft = found && (await lockDraftOrderById(tx, found.request.draftOrderId))
    if (!draft) return fail('not_found')
    if (!(await lockAsMaster(tx.db, organizationId, masterId))) return fail('forbidden')
    // The requester may have left before the lock.
    if (!(await selectRequest(tx.db, organizationId, uuid))) return fail('not_found')
    const request = await lockRequest(tx.db, found.request.id)
    if (request?.status !== 'pending') return fail('approval_decided')
    if (request.version !== version) return fail('version_conflict')
    return work(tx, { found: { ...found, request }, draft, masterId })
  })
}

const shown = async (tx: Context, { organizationId, uuid }: Target): Promise<FoundRequest> => {
  const found = await selectRequest(tx.db, organizationId, uuid)
  if (!found) throw new Error('A decided request came back empty')
  return found
}

const record = async (
  { db, now }: Context,
  action: 'approval.changed' | 'approval.approved' | 'approval.refused',
  { masterId, found: { request } }: Locked,
  facts: object = {},
): Promise<void> => {
  const detail = { organizationId: request.organizationId, requesterId: request.requesterId, ...facts }
  await db
    .insert(auditLog)
    .values({ at: now(), actor: `user:${masterId}`, action, subject: `approval:${request.uuid}`, detail })
}

export const changeRequest = (
  ctx: Context,
  target: Target,
  items: readonly { id: number; quantity: number }[],
): Promise<Result<ApprovalDetail, DecideError | 'item_not_exists_in_order' | 'cart_empty'>> =>
  decide<ApprovalDetail, 'item_not_exists_in_order' | 'cart_empty'>(ctx, target, async (tx, locked) => {
    const { request } = locked.found
    const set = await setQuantities(tx.db, request.draftOrderId, items)
    if (!set) return fail('item_not_exists_in_order')
    const cart = await loadCartOf(tx, request.draftOrderId)
    if (cart.items.length === 0) return fail('cart_empty')
    const { gross: totalGross, net: totalNet } = cart.totals.total
    await updateRequest(tx.db, request.id, { totalGross, totalNet, sentItems: request.sentItems ?? set.before })
    await record(tx, 'approval.changed', locked, { changed: set.changed })
    const budgets = await readBudgets(tx, target.organizationId)
    return ok(presentRequestDetail(tx, await shown(tx, target), cart, budgets))
  })

/** Prices, stock, budgets and credit are checked again: the order is placed whole in the name of the requester, or not at all. */
export const approveRequest = (
  ctx: Context,
  target: Target,
  expectedTotal: number,
): Promise<Result<ApprovalRequest, DecideError | PlaceError>> =>
  decide<ApprovalRequest, PlaceError>(ctx, target, async (tx, locked) => {
    const { found, draft, masterId } = locked
    const placed = await placeApproved(tx, draft, {
      expectedTotal,
      poNumber: found.request.poNumber,
      costCenterId: found.request.costCenterId,
      approvedBy: masterId,
    })
    if (!placed.ok) return placed
    await updateRequest(tx.db, found.request.id, {
      status: 'approved',
      decidedAt: tx.now(),
      decidedBy: masterId,
      totalGross: placed.value.totalGross,
      totalNet: placed.value.totalNet,
    })
    await record(tx, 'approval.approved', locked)
    await tx.jobs.enqueue(tx.db, 'approval-mail', { id: target.uuid, news: 'approved' })
    return ok(presentRequest(tx, await shown(tx, target), []))
  })

export const refuseRequest = (
  ctx: Context,
  target: Target,
  reason: string,
): Promise<Result<ApprovalRequest, DecideError>> =>
  decide<ApprovalRequest>(ctx, target, async (tx, locked) => {
    const { masterId, found } = locked
    await updateRequest(tx.db, found.request.id, {
      status: 'refused',
      decidedAt: tx.now(),
      decidedBy: masterId,
      reason,
    })
    await record(tx, 'approval.refused', locked)
    await tx.jobs.enqueue(tx.db, 'approval-mail', { id: target.uuid, news: 'refused' })
    return ok(presentRequest(tx, await shown(tx, target), []))
  })
