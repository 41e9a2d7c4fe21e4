import type { ApprovalDetail, ApprovalRequest } from '#contracts/approvals.ts'
import type { Budget } from '#contracts/budgets.ts'
import { formatName } from '#lib/format/format-name.ts'
import { formatPlace } from '#lib/format/format-place.ts'
import { userIdOf } from '../../access/actor.ts'
import { owns } from '../../access/owner.ts'
import type { Context } from '../../kernel/context.ts'
import { type Cart, totalOf } from '../draft-orders/service.ts'
import { maxQuantity } from '../draft-orders/rules/quantity-limit.ts'
import { exceededBudget } from '../budgets/rules/over-budget.ts'
import type { FoundRequest } from './queries.ts'

/** Whether the masters have to raise a limit before they can approve it. */
const isOver = ({ request, currency }: FoundRequest, gross: number, budgets: readonly Budget[]): boolean => {
  const { requesterId: userId, costCenterId, status } = request
  return status === 'pending' && exceededBudget(budgets, { userId, costCenterId, currency, gross }) !== undefined
}

/** @param budgets the limits of the organisation */
export const presentRequest = (
  { actor, locale }: Context,
  found: FoundRequest,
  budgets: readonly Budget[],
): ApprovalRequest => {
  const { request, requester, currency, copies, orderUuid, costCenter } = found
  return {
    id: request.uuid,
    version: request.version,
    status: request.status,
    requester: formatName(requester, locale),
    isOwn: owns({ userId: userIdOf(actor) }, { userId: request.requesterId }),
    message: request.message,
    poNumber: request.poNumber,
    costCenter,
    requestedAt: request.requestedAt.toISOString(),
    currency,
    total: { gross: request.totalGross, net: request.totalNet },
    isOverBudget: isOver(found, request.totalGross, budgets),
    copies,
    reason: request.reason,
    orderUuid,
  }
}

/** In the language of the visitor. Prices are those of now while it waits; what is decided costs what it cost then. */
export const presentRequestDetail = (
  ctx: Context,
  found: FoundRequest,
  cart: Cart,
  budgets: readonly Budget[],
): ApprovalDetail => {
  const { row, delivery, payment, items, totals } = cart
  const request = presentRequest(ctx, found, budgets)
  const isPending = request.status === 'pending'
  const place = row.address ? formatPlace(row.address, ctx.locale) : (row.pickupPoint?.name ?? '')
  return {
    ...request,
    lines: items.map((item) => ({
      id: item.id,
      name: item.facts.title,
      authors: item.facts.authors.map(({ name }) => name).join(', '),
      quantity: item.quantity,
      total: isPending ? totalOf(item) : null,
      available: maxQuantity(item.facts),
    })),
    isOverBudget: isOver(found, totals.total.gross, budgets),
    totals: { total: isPending ? totals.total : request.total },
    delivery: [delivery?.name[ctx.locale], place].filter(Boolean).join(', '),
    payment: payment?.name[ctx.locale] ?? '',
  }
}
