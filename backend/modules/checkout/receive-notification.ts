import type { Services } from '../../kernel/context.ts'
import type { RawRequest } from '../../http/handler.ts'
import { fail, type Failure, ok, type Result } from '../../kernel/result.ts'
import type { PaymentNotification } from '../../ports/payments/port.ts'
import { countRefused, findByOrderRef, insertNotification } from '../payments/service.ts'
import { refreshPayment } from './refresh-payment.ts'

const storedHeaders = ['content-type', 'signature', 'user-agent']

/** Stores the message as it came, before anything is done with it: an operator can read it whatever goes wrong later. */
const store = (ctx: Services, provider: string, { body, headers }: RawRequest): Promise<void> =>
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
  key: string,
  request: RawRequest,
): Promise<Result<PaymentNotification, 'not_found' | 'verification_failed' | 'service_unavailable'>> => {
  const provider = Object.hasOwn(ctx.payments, key) ? ctx.payments[key] : undefined
  if (!provider) return fail('not_found')
  const notification = provider.readNotification(request)
  if (!notification) {
    await countRefused(ctx.db, key, ctx.now())
    return fail('verification_failed')
  }
  await store(ctx, key, request)
  return (await follow(ctx, notification)) ?? ok(notification)
}
