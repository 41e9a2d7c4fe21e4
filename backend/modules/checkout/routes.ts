import type { Handlers } from '../../http/handler.ts'
import { problem } from '../../http/problem.ts'
import { checkPayment } from './check-payment.ts'
import { receiveNotification } from './receive-notification.ts'
import { retryPayment } from './retry-payment.ts'

type PaymentEndpoints =
  | 'POST /orders/{uuid}/payment'
  | 'GET /v2.0/transactions/{id}/check'
  | 'POST /payments/simplepay/notification'

export const paymentRoutes: Handlers<PaymentEndpoints> = {
  'POST /orders/{uuid}/payment': (ctx, { params }) => retryPayment(ctx, params.uuid),
  'GET /v2.0/transactions/{id}/check': (ctx, { params, query }) => checkPayment(ctx, params.id, query),
  'POST /payments/simplepay/notification': async (ctx, request) => {
    const received = await receiveNotification(ctx, request)
    if (!received.ok) return problem(received, ctx.locale, ctx.requestId)
    const { status, headers, body } = received.value.acknowledge(ctx.now())
    return new Response(body, { status, headers })
  },
}
