import type { Services } from '../../kernel/context.ts'
import { type AttemptRow, insertAttempt, type OrderRow, selectLatestAttempt } from '../orders/queries.ts'

type Ctx = Pick<Services, 'db' | 'newId' | 'now'>

/**
 * The next attempt to pay an order whose row the caller has locked. Its name towards the provider is new, because
 * providers refuse a second payment under the same one.
 */
export const addAttempt = async (ctx: Ctx, order: OrderRow, method: AttemptRow['method']): Promise<AttemptRow> => {
  const attempt = ((await selectLatestAttempt(ctx.db, order.id))?.attempt ?? 0) + 1
  return insertAttempt(ctx.db, {
    uuid: ctx.newId(),
    orderId: order.id,
    attempt,
    method,
    orderRef: `${order.number}-${attempt}`,
    currency: order.currency,
    amount: order.totalGross,
    status: 'created',
    // Nobody should begin to pay for copies that are no longer kept.
    payBy: method === 'cash_on_delivery' ? null : order.reservedUntil,
    createdAt: ctx.now(),
  })
}
