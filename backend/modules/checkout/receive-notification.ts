import type { Services } from '../../kernel/context.ts'
import type { RawRequest } from '../../http/handler.ts'
import { countTry } from '../../http/rate-limit.ts'
import { fail, type Failure, ok, type Result } from '../../kernel/result.ts'
import type { PaymentNotification } from '../../ports/payments/port.ts'
import {
  countRefused,
  findByOrderRef,
  findByProviderId,
  insertNotification,
  type PaymentRow,
} from '../payments/service.ts'
import { refreshPayment } from './refresh-payment.ts'

const storedHeaders = ['content-type', 'signature', 'stripe-signature', 'user-agent']

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
const follow = async (ctx: Services, payment: PaymentRow): Promise<Failure<'service_unavailable'> | undefined> => {
  if (payment.result === 'SUCCESSFUL') return undefined
  // Without an answer of the provider the notification is not acknowledged, and the provider delivers it again.
  return (await refreshPayment(ctx, payment)) === 'unreachable' ? fail('service_unavailable') : undefined
}

type Received = Result<
  PaymentNotification,
  'not_found' | 'verification_failed' | 'service_unavailable' | 'too_many_requests'
>

/** The provider has signed it: it is stored whatever it names. */
const receiveSigned = async (
  ctx: Services,
  key: string,
  request: RawRequest,
  notification: PaymentNotification,
): Promise<Received> => {
  await store(ctx, key, request)
  const { orderRef, providerId } = notification.reference
  const payment = orderRef === undefined ? undefined : await findByOrderRef(ctx.db, orderRef)
  if (!payment) ctx.log.error({ providerId }, 'a notification for an unknown payment')
  const failed = payment && (await follow(ctx, payment))
  return failed ?? ok(notification)
}

/**
 * Anybody can have sent it: it must name a payment of ours, it is stored and followed only so often, and all that it
 * does is to make us ask. One that comes before the answer to our start is refused, and the provider delivers it again.
 */
const receiveHint = async (
  ctx: Services,
  key: string,
  request: RawRequest,
  notification: PaymentNotification,
): Promise<Received> => {
  const payment = await findByProviderId(ctx.db, key, notification.reference.providerId)
  if (!payment) {
    await countRefused(ctx.db, key, ctx.now())
    return fail('not_found')
  }
  const limited = await countTry(ctx, 'payment_hint', payment.uuid)
  if (limited) return limited
  await store(ctx, key, request)
  return (await follow(ctx, payment)) ?? ok(notification)
}

/** Asks the provider about the payment that a notification names, and records the answer. */
export const receiveNotification = async (ctx: Services, key: string, request: RawRequest): Promise<Received> => {
  const provider = Object.hasOwn(ctx.payments, key) ? ctx.payments[key] : undefined
  if (!provider) return fail('not_found')
  const notification = provider.readNotification(request)
  if (!notification) {
    await countRefused(ctx.db, key, ctx.now())
    return fail('verification_failed')
  }
  return notification.state
    ? receiveSigned(ctx, key, request, notification)
    : receiveHint(ctx, key, request, notification)
}
