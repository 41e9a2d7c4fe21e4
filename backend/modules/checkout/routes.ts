import type { Handlers } from '../../http/handler.ts'
import { problem } from '../../http/problem.ts'
import type { Context } from '../../kernel/context.ts'
import { fail, ok } from '../../kernel/result.ts'
import { byNumber, findDraftOrder } from '../draft-orders/service.ts'
import { acceptOffer } from './accept-offer.ts'
import { cancelByBuyer } from './cancel-order.ts'
import { changeMethod } from './change-method.ts'
import { checkPayment } from './check-payment.ts'
import { type PlaceOrder, placeOrder } from './place-order.ts'
import { receiveNotification } from './receive-notification.ts'
import { retryPayment } from './retry-payment.ts'
import { openPayment } from './start-payment.ts'

type CheckoutEndpoints =
  | 'POST /draft_orders/{uuid}/finalize'
  | 'POST /orders/{uuid}/payment'
  | 'PUT /orders/{uuid}/payment_method'
  | 'POST /orders/{uuid}/cancel'
  | 'POST /v2.0/orders/{id}/finalize'
  | 'POST /v2.0/orders/{id}/payment'
  | 'GET /v2.0/transactions/{id}/check'
  | 'POST /payments/{provider}/notification'
  | 'POST /v2.0/me/offers/{uuid}/accept'

/**
 * Two steps with a commit between them, and each can be repeated: the order is placed, then its payment is opened.
 * The order stays placed if its payment cannot be opened; its status page offers to try again.
 */
const finalize = async (ctx: Context, draftOrderUuid: string, body: PlaceOrder) => {
  const placed = await placeOrder(ctx, draftOrderUuid, body)
  if (!placed.ok) return placed
  const { id, uuid, number } = placed.value
  return ok({ orderUuid: uuid, orderNumber: number, paymentUrl: await openPayment(ctx, id) })
}

/** The older call names the cart, not the order that it has become. */
const payCart = async (ctx: Context, draftOrderUuid: string) => {
  const cart = await findDraftOrder(ctx, draftOrderUuid)
  if (!cart.ok) return cart
  return cart.value.orderUuid ? retryPayment(ctx, cart.value.orderUuid) : fail('order_not_payable')
}

export const checkoutRoutes: Handlers<CheckoutEndpoints> = {
  'POST /v2.0/me/offers/{uuid}/accept': (ctx, { params, body }) => acceptOffer(ctx, params.uuid, body.version),
  'POST /orders/{uuid}/cancel': (ctx, { params, body }) => cancelByBuyer(ctx, params.uuid, body.email),
  'POST /draft_orders/{uuid}/finalize': (ctx, { params, body }) => finalize(ctx, params.uuid, body),
  'POST /v2.0/orders/{id}/finalize': byNumber((ctx, uuid, { body }) => finalize(ctx, uuid, body)),
  'POST /v2.0/orders/{id}/payment': byNumber(payCart),
  'POST /orders/{uuid}/payment': (ctx, { params }) => retryPayment(ctx, params.uuid),
  'PUT /orders/{uuid}/payment_method': (ctx, { params, body }) => changeMethod(ctx, params.uuid, body.paymentMethod),
  'GET /v2.0/transactions/{id}/check': (ctx, { params, query }) => checkPayment(ctx, params.id, query),
  'POST /payments/{provider}/notification': async (ctx, request) => {
    const received = await receiveNotification(ctx, request.params['provider'] ?? '', request)
    if (!received.ok) return problem(received, ctx.locale, ctx.requestId)
    const { status, headers, body } = received.value.acknowledge(ctx.now())
    return new Response(body, { status, headers })
  },
}
