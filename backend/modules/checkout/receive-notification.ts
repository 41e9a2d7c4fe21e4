import type { Services } from '../../kernel/context.ts'
import type { RawRequest } from '../../http/handler.ts'
import { fail, type Failure, ok, type Result } from '../../kernel/result.ts'
import type { PaymentNotification } from '../../ports/payments/port.ts'
import { countRefused, findByOrderRef, insertNotification } from '../payments/service.ts'
import { refreshPayment } from './refresh-payment.ts'

const storedHeaders = ['content-type', 'signature', 'user-agent']
const provider = 'simplepay'

/** Stores the message as it came, before anything is done with it: an operator can read it whatever goes wrong later. */
const store = (ctx: Services, { body, headers }: RawRequest): Promise<void> =>
  insertNotification(ctx.db, {
    provider,
    headers: Object.fromEntries(
      storedHeaders.flatMap((name) => (headers.has(name) ? [[name, headers.get(name)?.slice(0, 500) ?? '']] : [])),
    ),
    body,
    receivedAt: ctx.now(),
  })

/** A notification names no amount, so it is a reason to ask the provider, whose answer is recorded. */
const follow = async (
  ctx: Services,
  { reference }: PaymentNotification,
): Promise<Failure<'service_unavailable'> | undefined> => {
  const payment = reference.orderRef === undefined ? undefined : await findByOrderRef(ctx.db, reference.orderRef)
  if (!payment) {
    ctx.log.error({ providerId: reference.providerId }, 'a notification for an unknown payment')
    return undefined
  }
  if (payment.result === 'SUCCESSFUL') return undefined
  // Without an answer of the provider the notification is not acknowledged, and the provider delivers it again.
  return (await refreshPayment(ctx, payment)) === 'unreachable' ? fail('service_unavailable') : undefined
}

/** Asks the provider about the payment that a signed notification names, and records the answer. */
export const receiveNotification = async (
  ctx: Services,
  request: RawRequest,
): Promise<Result<PaymentNotification, 'verification_failed' | 'service_unavailable'>> => {
  const notification = ctx.payments.simplepay.readNotification(request)
  if (!notification) {
    await countRefused(ctx.db, provider, ctx.now())
    return fail('verification_failed')
  }
  await store(ctx, request)
  return (await follow(ctx, notification)) ?? ok(notification)
}
