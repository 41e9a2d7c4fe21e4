import type { Services } from '../../kernel/context.ts'
import type { RawRequest } from '../../http/handler.ts'
import { fail, type Failure, ok, type Result } from '../../kernel/result.ts'
import type { PaymentNotification } from '../../ports/payments/port.ts'
import { refreshPayment } from '../payments/ask-provider.ts'
import { countRefused, insertNotification } from '../payments/notification-queries.ts'
import { selectByOrderRef } from '../payments/queries.ts'

const keptHeaders = ['content-type', 'signature', 'user-agent']
const provider = 'simplepay'

/** The message as it came is stored before its meaning is looked at: whatever goes wrong later, an operator can read the message. */
const store = (ctx: Services, { body, headers }: RawRequest): Promise<void> =>
  insertNotification(ctx.db, {
    provider,
    headers: Object.fromEntries(
      keptHeaders.flatMap((name) => (headers.has(name) ? [[name, headers.get(name)?.slice(0, 500) ?? '']] : [])),
    ),
    body,
    receivedAt: ctx.now(),
  })

/** It names no amount, so it is a reason to ask; the provider's answer is what settles. */
const follow = async (
  ctx: Services,
  { reference }: PaymentNotification,
): Promise<Failure<'service_unavailable'> | undefined> => {
  const payment = reference.orderRef === undefined ? undefined : await selectByOrderRef(ctx.db, reference.orderRef)
  if (!payment) {
    ctx.log.error({ providerId: reference.providerId }, 'a notification for a payment that is not ours')
    return undefined
  }
  if (payment.result === 'SUCCESSFUL') return undefined
  // Without an answer it stays unacknowledged, and the provider delivers it again.
  return (await refreshPayment(ctx, payment)) === 'unreachable' ? fail('service_unavailable') : undefined
}

/** Settles by the provider's answer what a signed notification names. */
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
