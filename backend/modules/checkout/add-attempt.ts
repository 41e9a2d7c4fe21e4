import { cashAmount } from '#lib/format/cash-amount.ts'
import type { Services } from '../../kernel/context.ts'
import type { OrderRow } from '../orders/service.ts'
import { isByHand } from '../payments/rules/by-hand.ts'
import { findLatestAttempt, insertAttempt, type PaymentRow } from '../payments/service.ts'

type Ctx = Pick<Services, 'db' | 'newId' | 'now'>

/**
 * The next attempt to pay an order whose row the caller has locked. It gets a reference of its own, because providers
 * refuse a second payment with the same one.
 */
export const addAttempt = async (ctx: Ctx, order: OrderRow, method: PaymentRow['method']): Promise<PaymentRow> => {
  const attempt = ((await findLatestAttempt(ctx.db, order.id))?.attempt ?? 0) + 1
  const isCash = method === 'cash_on_delivery'
  return insertAttempt(ctx.db, {
    uuid: ctx.newId(),
    orderId: order.id,
    attempt,
    method,
    orderRef: `${order.number}-${attempt}`,
    currency: order.currency,
    // At the door the buyer pays in cash, as the checkout has said.
    amount: isCash ? cashAmount(order.totalGross, order.currency) : order.totalGross,
    status: 'created',
    // A payment must not begin when the copies are no longer reserved.
    payBy: isByHand(method) ? null : order.reservedUntil,
    createdAt: ctx.now(),
  })
}
