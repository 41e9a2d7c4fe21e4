import type { ApprovalDetail, ApprovalRequest } from '#contracts/approvals.ts'
import { formatName } from '#lib/format/format-name.ts'
import { formatPlace } from '#lib/format/format-place.ts'
import { userIdOf } from '../../access/actor.ts'
import { owns } from '../../access/owner.ts'
import type { Context } from '../../kernel/context.ts'
import { type Cart, totalOf } from '../draft-orders/service.ts'
import { maxQuantity } from '../draft-orders/rules/quantity-limit.ts'
import type { FoundRequest } from './queries.ts'

export const presentRequest = (
  { actor, locale }: Context,
  { request, requester, currency, copies, orderUuid }: FoundRequest,
): ApprovalRequest => ({
  id: request.uuid,
  version: request.version,
  status: request.status,
  requester: formatName(requester, locale),
  isOwn: owns({ userId: userIdOf(actor) }, { userId: request.requesterId }),
  message: request.message,
  poNumber: request.poNumber,
  requestedAt: request.requestedAt.toISOString(),
  currency,
  total: { gross: request.totalGross, net: request.totalNet },
  copies,
  reason: request.reason,
  orderUuid,
})

/** In the language of the visitor. Prices are those of now while it waits; what is decided costs what it cost then. */
export const presentRequestDetail = (ctx: Context, found: FoundRequest, cart: Cart): ApprovalDetail => {
  const { row, delivery, payment, items, totals } = cart
  const request = presentRequest(ctx, found)
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
    totals: { total: isPending ? totals.total : request.total },
    delivery: [delivery?.name[ctx.locale], place].filter(Boolean).join(', '),
    payment: payment?.name[ctx.locale] ?? '',
  }
}
