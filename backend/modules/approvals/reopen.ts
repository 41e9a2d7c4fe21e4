import type { CartReport } from '#contracts/cart-report.ts'
import { userIdOf } from '../../access/actor.ts'
import { can } from '../../access/can.ts'
import { owns } from '../../access/owner.ts'
import { auditLog } from '../../db/schema/operations.ts'
import type { Context } from '../../kernel/context.ts'
import { inTransaction } from '../../kernel/in-transaction.ts'
import { fail, ok, type Result } from '../../kernel/result.ts'
import { lockToReopen, reopenCart, restoreItems } from '../draft-orders/service.ts'
import { deleteRequest, lockRequest, selectRequest } from './queries.ts'

interface Target {
  organizationId: number
  uuid: string
  /** As the requester has seen it. */
  version: number
}

type Reopened = { report: CartReport | null }
type ReopenError = 'not_found' | 'version_conflict' | 'approval_decided'

/**
 * The requester takes back what waits or was refused, as it was sent: the audit log says what a master had changed. The
 * request is deleted, since its cart may be sent again. Carts are locked before the request, as for a decision, so one of
 * the two is the first.
 */
export const reopenRequest = async (
  ctx: Context,
  { organizationId, uuid, version }: Target,
): Promise<Result<Reopened, ReopenError>> => {
  const userId = userIdOf(ctx.actor)
  if (userId === null || !can(ctx.actor, 'approvals.request', { organizationId })) return fail('not_found')
  return inTransaction<Context, Reopened, ReopenError>(ctx, async (tx) => {
    const found = await selectRequest(tx.db, organizationId, uuid)
    if (!found || !owns({ userId }, { userId: found.request.requesterId })) return fail('not_found')
    const carts = await lockToReopen(tx, found.request.draftOrderId, userId)
    const request = await lockRequest(tx.db, found.request.id)
    if (!request) return fail('not_found')
    if (request.status === 'approved') return fail('approval_decided')
    if (!carts || request.version !== version) return fail('version_conflict')
    if (request.sentItems) await restoreItems(tx.db, request.draftOrderId, request.sentItems)
    await deleteRequest(tx.db, request.id)
    await tx.db.insert(auditLog).values({
      at: tx.now(),
      actor: `user:${userId}`,
      action: 'approval.reopened',
      subject: `approval:${uuid}`,
      detail: { organizationId, status: request.status },
    })
    return ok({ report: await reopenCart(tx, carts) })
  })
}
