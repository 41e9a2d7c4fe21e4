import type { Services } from '../../http/context.ts'
import type { RawRequest } from '../../http/handler.ts'
import { fail, type Failure, ok, type Result } from '../../http/result.ts'
import type { PaymentNotification } from '../../ports/payments/port.ts'
import { refreshPayment } from './ask-provider.ts'
import { insertNotification, markVerified, selectByOrderRef } from './queries.ts'

const keptHeaders = ['content-type', 'signature', 'user-agent']
/** A notification has about 300 bytes; what is longer is nobody's. */
const keptBytes = 10_000

/** First the message as it came, then what it means: whatever goes wrong later, it can be read again. */
const keep = (ctx: Services, { body, headers }: RawRequest): Promise<number> =>
  insertNotification(ctx.db, {
    provider: 'simplepay',
    headers: Object.fromEntries(keptHeaders.flatMap((name) => (headers.has(name) ? [[name, headers.get(name)?.slice(0, 500) ?? '']] : []))),
    // NUL cannot be stored in a Postgres text.
    body: body.slice(0, keptBytes).replaceAll('\u0000', '\uFFFD'),
    verified: false,
    receivedAt: ctx.now(),
  })

/** It names no amount, so it is a reason to ask; the provider's answer is what settles. */
const follow = async (ctx: Services, { reference }: PaymentNotification): Promise<Failure<'service_unavailable'> | undefined> => {
  const payment = reference.orderRef === undefined ? undefined : await selectByOrderRef(ctx.db, reference.orderRef)
  if (!payment) {
    ctx.log.error({ providerId: reference.providerId }, 'a notification for a payment that is not ours')
    return undefined
  }
  if (payment.result === 'SUCCESSFUL') return undefined
  // Without an answer it stays unacknowledged, and the provider delivers it again.
  return (await refreshPayment(ctx, payment)) === 'unreachable' ? fail('service_unavailable') : undefined
}

export const receiveNotification = async (
  ctx: Services,
  request: RawRequest,
): Promise<Result<PaymentNotification, 'verification_failed' | 'service_unavailable'>> => {
  const id = await keep(ctx, request)
  const notification = ctx.payments.simplepay.readNotification(request)
  if (!notification) return fail('verification_failed')
  await markVerified(ctx.db, id)
  return (await follow(ctx, notification)) ?? ok(notification)
}
