import type { ApprovalDetail, ApprovalRequest } from '#contracts/approvals.ts'
import { membershipOf, userIdOf } from '../../access/actor.ts'
import { can } from '../../access/can.ts'
import { lockAsMember } from '../../access/lock-members.ts'
import { owns } from '../../access/owner.ts'
import type { Context } from '../../kernel/context.ts'
import { inTransaction } from '../../kernel/in-transaction.ts'
import { fail, ok, type Result } from '../../kernel/result.ts'
import { findCostCenter, readBudgets } from '../budgets/service.ts'
import { refuseCart } from '../checkout/rules/refuse-cart.ts'
import { choosePaymentOf, closeDraftOrder, loadCart, loadCartOf, lockDraftOrder } from '../draft-orders/service.ts'
import { presentRequest, presentRequestDetail } from './present.ts'
import { type FoundRequest, insertRequest, selectRequest, selectRequests } from './queries.ts'

export { approveRequest, changeRequest, refuseRequest } from './decide.ts'
export { reopenRequest } from './reopen.ts'
export { sendApprovalMail } from './send-mail.ts'

/** Masters see all requests, others their own. @returns `undefined` for all, null for nobody */
const seenBy = ({ actor }: Context, organizationId: number): { userId: number | undefined } | null => {
  if (!can(actor, 'approvals.read', { organizationId })) return null
  const isMaster = membershipOf(actor)?.role === 'ROLE_B2B_MASTER'
  return { userId: isMaster ? undefined : (userIdOf(actor) ?? 0) }
}

export const listRequests = async (
  ctx: Context,
  organizationId: number,
): Promise<Result<{ items: ApprovalRequest[] }, 'not_found'>> => {
  const seen = seenBy(ctx, organizationId)
  if (!seen) return fail('not_found')
  const rows = await selectRequests(ctx.db, organizationId, seen.userId)
  const budgets = await readBudgets(ctx, organizationId)
  return ok({ items: rows.map((row) => presentRequest(ctx, row, budgets)) })
}

export const findRequest = async (
  ctx: Context,
  organizationId: number,
  uuid: string,
): Promise<Result<ApprovalDetail, 'not_found'>> => {
  const seen = seenBy(ctx, organizationId)
  const found: FoundRequest | undefined = seen ? await selectRequest(ctx.db, organizationId, uuid) : undefined
  if (!found || (seen?.userId !== undefined && !owns(seen, { userId: found.request.requesterId })))
    return fail('not_found')
  const cart = await loadCartOf(ctx, found.request.draftOrderId)
  return ok(presentRequestDetail(ctx, found, cart, await readBudgets(ctx, organizationId)))
}

interface NewRequest {
  cart: string
  version: number
  expectedTotal: number
  message: string
  poNumber: string
  costCenterId?: number | undefined
}

type RequestError =
  | 'not_found'
  | 'version_conflict'
  | 'draft_order_closed'
  | 'offer_fixed'
  | 'payment_method_not_available'
  | 'cost_center_required'
  | 'cost_center_not_available'
  | NonNullable<ReturnType<typeof refuseCart>>['code']

/** Sends a cart to the masters. It is closed as one that was ordered, so its requester fills another one meanwhile. */
export const sendRequest = async (
  ctx: Context,
  organizationId: number,
  { cart: cartUuid, version, expectedTotal, message, poNumber, costCenterId }: NewRequest,
): Promise<Result<ApprovalRequest, RequestError>> => {
  const requesterId = userIdOf(ctx.actor)
  if (requesterId === null || !can(ctx.actor, 'approvals.request', { organizationId })) return fail('not_found')
  return inTransaction<Context, ApprovalRequest, RequestError>(ctx, async (tx) => {
    const row = await lockDraftOrder(tx, cartUuid)
    if (!row) return fail('not_found')
    if (row.status === 'closed') return fail('draft_order_closed')
    // A master accepts the offer itself.
    if (row.offerVersionId !== null) return fail('offer_fixed')
    // Who is being removed would leave a request that nobody can decide.
    if (!(await lockAsMember(tx.db, organizationId, requesterId))) return fail('not_found')
    const charged = await findCostCenter(tx.db, organizationId, costCenterId ?? null)
    if (!charged.ok) return charged
    const cart = await loadCart(tx, row)
    if (cart.row.version !== version) return fail('version_conflict')
    const refused = refuseCart(cart, expectedTotal)
    if (refused) return refused
    // Nobody would be there to pay in the minutes for which copies are reserved.
    if (!cart.payment || cart.payment.online) return fail('payment_method_not_available')
    await choosePaymentOf(tx, row, cart.payment.id)
    await closeDraftOrder(tx, row)
    const uuid = tx.newId()
    const { gross: totalGross, net: totalNet } = cart.totals.total
    await insertRequest(tx.db, {
      uuid,
      organizationId,
      draftOrderId: row.id,
      requesterId,
      message,
      poNumber: poNumber || null,
      costCenterId: charged.value?.id ?? null,
      totalGross,
      totalNet,
      requestedAt: tx.now(),
    })
    await tx.jobs.enqueue(tx.db, 'approval-mail', { id: uuid, news: 'requested' })
    const found = await selectRequest(tx.db, organizationId, uuid)
    return found ? ok(presentRequest(tx, found, await readBudgets(tx, organizationId))) : fail('not_found')
  })
}
