import { setTimeout as wait } from 'node:timers/promises'
import { getPathname } from '#contracts/page-address.ts'
import { inTransaction } from '../../kernel/in-transaction.ts'
import type { Services } from '../../kernel/context.ts'
import { ok } from '../../kernel/result.ts'
import { PaymentError, type StartPayment } from '../../ports/payments/port.ts'
import { isRetryable } from '../orders/rules/retryable.ts'
import { findOrderById, lockOrder, type OrderRow } from '../orders/service.ts'
import {
  claimStart,
  findLatestAttempt,
  type PaymentRow,
  providerOf,
  saveStarted,
  updatePayment,
  withdrawPayment,
} from '../payments/service.ts'
import { addAttempt } from './add-attempt.ts'
import { refreshPayment } from './refresh-payment.ts'

/** Longer than a start can take, so that two starts never run at the same time. */
const claimMs = 20_000
const waitMs = 100
/** A caller waits for another caller's start as long as a start may take. */
const maxWaits = 120

const personName = ({ billing, contact }: OrderRow): string => {
  const { firstName, lastName } = billing.type === 'personal' ? billing : contact
  return `${lastName} ${firstName}`
}

const requestOf = ({ settings }: Services, order: OrderRow, payment: PaymentRow): StartPayment => ({
  orderRef: payment.orderRef,
  amount: payment.amount,
  currency: payment.currency,
  locale: order.locale,
  email: order.contact.email,
  returnUrl:
    settings.publicUrl +
    getPathname({ href: { pathname: '/payment/return/[id]', params: { id: payment.uuid } }, locale: order.locale }),
  payBy: payment.payBy ?? payment.createdAt,
  invoice: {
    name: personName(order),
    ...(order.billing.type === 'company' && { company: order.billing.company }),
    country: order.billing.country,
    city: order.billing.city,
    zip: order.billing.ZIPCode,
    address: order.billing.addressLine,
    phone: order.contact.phone,
  },
  registered: order.userId !== null,
})

/** Adds the next attempt, unless another process has added it or the order can no longer be paid. */
export const addNextAttempt = (ctx: Services, last: PaymentRow) =>
  inTransaction(ctx, async (tx) => {
    const order = await lockOrder(tx, last.orderId)
    const latest = await findLatestAttempt(tx.db, last.orderId)
    if (order && isRetryable(order, tx.now()) && latest?.id === last.id) await addAttempt(tx, order, last.method)
    return ok(null)
  })

/** An earlier start took effect, but its answer is lost and with it the address of the payment page: nobody can pay it. */
const abandon = async (ctx: Services, payment: PaymentRow): Promise<void> => {
  await withdrawPayment(ctx, payment)
  await refreshPayment(ctx, payment)
  await addNextAttempt(ctx, payment)
}

/** @returns whether the order should be looked at again */
const start = async (ctx: Services, order: OrderRow, payment: PaymentRow): Promise<boolean> => {
  try {
    await saveStarted(ctx.db, payment.id, await providerOf(ctx, payment).start(requestOf(ctx, order, payment)))
    return true
  } catch (error) {
    if (!(error instanceof PaymentError)) throw error
    const { code, providerCodes } = error
    ctx.log.warn({ paymentId: payment.id, code, providerCodes }, 'payment did not start')
    if (code === 'duplicate-reference') {
      await abandon(ctx, payment)
      return true
    }
    // Without an answer the payment may exist: the attempt stays as it is, and the next start finds out.
    const isRefused = code !== 'unreachable' && code !== 'untrusted-answer'
    await updatePayment(ctx.db, payment.id, {
      claimedUntil: null,
      ...(isRefused && { status: 'not_paid', result: 'ERROR', completedAt: ctx.now() }),
    })
    return false
  }
}

/**
 * The address at which the visitor pays this order. Of several calls at the same time one starts the payment, and the
 * others wait for its answer.
 * @returns null if nothing is to be paid online, or the payment could not be started and may be tried again later
 */
export const openPayment = async (ctx: Services, orderId: number): Promise<string | null> => {
  for (let waits = 0; waits < maxWaits; waits++) {
    const order = await findOrderById(ctx, orderId)
    const payment = await findLatestAttempt(ctx.db, orderId)
    if (!order || !payment || !Object.hasOwn(ctx.payments, payment.method) || !isRetryable(order, ctx.now()))
      return null
    if (payment.status === 'in_progress') return payment.paymentUrl
    if (payment.status !== 'created') return null
    const now = ctx.now()
    const isFree = payment.claimedUntil === null || payment.claimedUntil < now
    if (isFree && (await claimStart(ctx.db, payment.id, { now, until: new Date(now.getTime() + claimMs) }))) {
      if (!(await start(ctx, order, payment))) return null
    } else await wait(waitMs)
  }
  return null
}
