import type { Handler, Handlers } from '../../http/handler.ts'
import { problem } from '../../http/problem.ts'
import { ok } from '../../kernel/result.ts'
import { checkPayment } from './check-payment.ts'
import { payOnDelivery } from './pay-on-delivery.ts'
import { placeOrder } from './place-order.ts'
import { receiveNotification } from './receive-notification.ts'
import { retryPayment } from './retry-payment.ts'
import { openPayment } from './start-payment.ts'

type CheckoutEndpoints =
  | 'POST /draft_orders/{uuid}/finalize'
  | 'POST /orders/{uuid}/payment'
  | 'PUT /orders/{uuid}/payment_method'
  | 'GET /v2.0/transactions/{id}/check'
  | 'POST /payments/{provider}/notification'

/**
 * Two steps with a commit between them, and each can be repeated: the order is placed, then its payment is opened.
 * The order stays placed if its payment cannot be opened; its status page offers to try again.
 */
const finalize: Handler<'POST /draft_orders/{uuid}/finalize'> = async (ctx, { params, body }) => {
  const placed = await placeOrder(ctx, params.uuid, body)
  if (!placed.ok) return placed
  const { id, uuid, number } = placed.value
  return ok({ orderUuid: uuid, orderNumber: number, paymentUrl: await openPayment(ctx, id) })
}

export const checkoutRoutes: Handlers<CheckoutEndpoints> = {
  'POST /draft_orders/{uuid}/finalize': finalize,
  'POST /orders/{uuid}/payment': (ctx, { params }) => retryPayment(ctx, params.uuid),
  'PUT /orders/{uuid}/payment_method': (ctx, { params }) => payOnDelivery(ctx, params.uuid),
  'GET /v2.0/transactions/{id}/check': (ctx, { params, query }) => checkPayment(ctx, params.id, query),
  'POST /payments/{provider}/notification': async (ctx, request) => {
    const received = await receiveNotification(ctx, request.params['provider'] ?? '', request)
    if (!received.ok) return problem(received, ctx.locale, ctx.requestId)
    const { status, headers, body } = received.value.acknowledge(ctx.now())
    return new Response(body, { status, headers })
  },
}
