import { isByHand } from '../payments/rules/by-hand.ts'
import type { Services } from '../../kernel/context.ts'
import { findDeliveryPrices } from '../delivery/service.ts'
import { correctReturned } from '../invoices/service.ts'
import {
  cancelOrder,
  findAdjustments,
  findShipments,
  isCancellable,
  lockOrder,
  type OrderRow,
  tellAnalytics,
} from '../orders/service.ts'
import { findLatestAttempt, findPaid, insertRefund, lockPayment, refundOrder, sumRefunds } from '../payments/service.ts'
import { returnCopies } from '../stock/service.ts'
import { markAccepted, selectByOrder, selectItems, selectPrinted, sumTransfers, type WithdrawalRow } from './queries.ts'
import { type ByRate, returnedValue } from './rules/returned-value.ts'

type Ctx = Pick<Services, 'db' | 'now' | 'newId' | 'log' | 'jobs'>

interface Money {
  refundBy: 'provider' | 'transfer' | 'none'
  /** In minor units. */
  amount: number
  refundId: number | null
}

export type Accepted = Money & Pick<OrderRow, 'currency'> & { isCancelled: boolean }
type NotAccepted = 'unknown' | 'accepted_before' | 'not_paid_yet' | 'not_invoiced_yet'

const nothing: Money = { refundBy: 'none', amount: 0, refundId: null }

/** All copies of the order are withdrawn, and none has left the shop. */
const isStillHere = async ({ db }: Ctx, order: OrderRow): Promise<boolean> =>
  (await isCancellable(db, order, await findShipments(db, order.id))) &&
  (await selectItems(db, order.id)).every(({ item, withdrawn }) => withdrawn === item.quantity)

const valueOf = async ({ db }: Ctx, order: OrderRow, { id }: WithdrawalRow): Promise<ByRate> => {
  const accepted = (await selectByOrder(db, order.id)).filter((one) => one.id === id || one.acceptedAt !== null)
  const items = (await selectItems(db, order.id)).map(({ item }) => ({
    ...item,
    isGift: item.type === 'ORDER_GIFT' || item.type === 'ITEM_GIFT',
  }))
  const { modes } = await findDeliveryPrices({ db, locale: order.locale, currency: order.currency })
  return returnedValue(
    { items, adjustments: await findAdjustments(db, order.id) },
    {
      before: accepted.filter((one) => one.id !== id).flatMap(({ items: copies }) => copies),
      now: accepted.filter((one) => one.id === id).flatMap(({ items: copies }) => copies),
      cheapestDelivery: modes.length === 0 ? 0 : Math.min(...modes.map(({ gross }) => gross)),
    },
  )
}

/** What was paid online goes back the same way, what was paid at the door by a transfer: never more than is left of it. */
const moneyOf = async (ctx: Ctx, order: OrderRow, { number }: WithdrawalRow, wanted: number): Promise<Money> => {
  const paid = await findPaid(ctx.db, order.id)
  if (!paid || isByHand(paid.method)) {
    const collected = (await findLatestAttempt(ctx.db, order.id))?.amount ?? 0
    const transferred = await sumTransfers(ctx.db, order.id)
    const rest = collected - transferred
    // Cash was rounded: of an order that goes back as a whole no forint stays with the shop.
    const amount = transferred + wanted === order.totalGross ? rest : Math.min(wanted, rest)
    return amount > 0 ? { refundBy: 'transfer', amount, refundId: null } : nothing
  }
  await lockPayment(ctx.db, paid.id)
  const amount = Math.min(wanted, paid.amount - (await sumRefunds(ctx.db, paid.id)))
  if (amount <= 0) return nothing
  const reason = `withdrawal ${number}`
  const refundId = await insertRefund(ctx.db, { paymentId: paid.id, kind: 'manual', amount, reason, at: ctx.now() })
  if (refundId === undefined) throw new Error(`Withdrawal ${number} has had its refund before`)
  await ctx.jobs.enqueue(ctx.db, 'refund', { refundId })
  return { refundBy: 'provider', amount, refundId }
}

const cancelWhole = async (ctx: Ctx, order: OrderRow, { number }: WithdrawalRow): Promise<Money> => {
  const reason = `withdrawal ${number}`
  await cancelOrder(ctx, order, reason, 'buyer')
  const refund = await refundOrder(ctx, order.id, reason)
  return refund ? { ...refund, refundBy: 'provider' } : nothing
}

const giveBack = async (ctx: Ctx, order: OrderRow, withdrawal: WithdrawalRow): Promise<Money | NotAccepted> => {
  if (order.status === 'cancelled') return nothing
  const isPaid = order.status === 'fulfilled' || (await findPaid(ctx.db, order.id)) !== undefined
  if (!isPaid) return 'not_paid_yet'
  const value = await valueOf(ctx, order, withdrawal)
  const wanted = [...value.values()].reduce((sum, gross) => sum + gross, 0)
  const money = await moneyOf(ctx, order, withdrawal, wanted)
  const { amount, refundId } = money
  const copies = (await selectByOrder(ctx.db, order.id)).find(({ id }) => id === withdrawal.id)?.items ?? []
  const returned = { copies, value, amount, refundId: refundId ?? undefined }
  return (await correctReturned(ctx, order.id, returned)) ? money : 'not_invoiced_yet'
}

/**
 * The shop has the copies of a withdrawal and gives the money back: its refund, the correction of the invoice and the
 * mail follow. An order of which nothing has left the shop is cancelled instead. Call it in a transaction that is rolled
 * back on a refusal.
 * @param isRestocked whether the printed copies can be sold again
 */
export const acceptWithdrawal = async (
  ctx: Ctx,
  { id, orderId }: Pick<WithdrawalRow, 'id' | 'orderId'>,
  isRestocked: boolean,
): Promise<Accepted | NotAccepted> => {
  const order = await lockOrder(ctx, orderId)
  const withdrawal = (await selectByOrder(ctx.db, orderId)).find((one) => one.id === id)
  if (!order || !withdrawal) return 'unknown'
  if (withdrawal.acceptedAt !== null) return 'accepted_before'
  const isCancelled = await isStillHere(ctx, order)
  const isBack = isRestocked && !isCancelled && order.status !== 'cancelled'
  if (isBack) await returnCopies(ctx, orderId, await selectPrinted(ctx.db, id))
  const money = isCancelled ? await cancelWhole(ctx, order, withdrawal) : await giveBack(ctx, order, withdrawal)
  if (typeof money === 'string') return money
  await markAccepted(ctx.db, id, { ...money, acceptedAt: ctx.now(), isRestocked: isBack })
  await ctx.jobs.enqueue(ctx.db, 'order-invoices', { orderId })
  await tellAnalytics(ctx, orderId)
  await ctx.jobs.enqueue(ctx.db, 'withdrawal-mail', { withdrawalId: id, news: 'accepted' })
  return { ...money, currency: order.currency, isCancelled }
}
