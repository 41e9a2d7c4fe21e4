import type { Configuration } from '#contracts/configuration.ts'
import type { Services } from '../../kernel/context.ts'
import type { Browser } from '../../ports/analytics/port.ts'
import { readConfiguration } from '../configuration/service.ts'
import { findAdjustments, findOrderById, findSegment, type OrderRow } from '../orders/service.ts'
import { type AnalyticsRow, claimAnalytics, selectReturned, selectSoldItems, updateAnalytics } from './queries.ts'
import { dueRefunds, isPurchaseDue } from './rules/due-events.ts'
import { copiesLeft, purchaseOf, saleOf, type SoldOrder } from './rules/sale.ts'

/** Longer than the events of an order can take. */
const claimMs = 60_000

interface Measured {
  row: AnalyticsRow
  order: OrderRow
  sold: SoldOrder
  browser: Browser
}

const readSold = async ({ db }: Pick<Services, 'db'>, order: OrderRow): Promise<SoldOrder> => ({
  number: order.number,
  currency: order.currency,
  segment: await findSegment(db, order.userId),
  placedAt: order.placedAt,
  total: { gross: order.totalGross, net: order.totalNet },
  items: (await selectSoldItems(db, order.id)).map(({ item, category }) => ({
    ...item,
    category,
    unit: { gross: item.unitGross, net: item.unitNet },
  })),
  adjustments: await findAdjustments(db, order.id),
})

/** @returns whether Analytics has got the purchase, now or before */
const tellGa4Purchase = async (ctx: Services, stream: string, { row, order, sold, browser }: Measured) => {
  const { ga4 } = ctx.analytics
  if (row.ga4SentAt !== null) return true
  if (!ga4?.knows(browser) || !isPurchaseDue(order, ctx.now())) return false
  await ga4.sendPurchase(stream, browser, purchaseOf(sold))
  await updateAnalytics(ctx.db, order.id, { ga4SentAt: ctx.now() })
  return true
}

/** Refunds follow a purchase that was sent: Analytics finds it by the number of the order. */
const tellGa4 = async (ctx: Services, stream: string, measured: Measured): Promise<void> => {
  const { row, order, sold, browser } = measured
  const hasPurchase = await tellGa4Purchase(ctx, stream, measured)
  if (!hasPurchase || !ctx.analytics.ga4?.sendRefund) return
  const returned = await selectReturned(ctx.db, order.id)
  const sent = [...row.refundsSent]
  for (const { key, copies } of dueRefunds(order.status, returned, sent)) {
    const told = returned.filter((one) => sent.includes(one.key)).map((one) => one.copies)
    await ctx.analytics.ga4.sendRefund(stream, browser, saleOf(sold, copies ?? copiesLeft(sold, told)))
    sent.push(key)
    await updateAnalytics(ctx.db, order.id, { refundsSent: sent })
  }
}

const tellMeta = async (ctx: Services, pixel: string, { row, order, sold, browser }: Measured): Promise<void> => {
  const { meta } = ctx.analytics
  if (row.metaSentAt !== null || !meta?.knows(browser) || !isPurchaseDue(order, ctx.now())) return
  await meta.sendPurchase(pixel, browser, purchaseOf(sold))
  await updateAnalytics(ctx.db, order.id, { metaSentAt: ctx.now() })
}

const tell = async (ctx: Services, entries: Configuration, row: AnalyticsRow): Promise<void> => {
  const order = await findOrderById(ctx, row.orderId)
  if (!order) throw new Error(`The analytics of order ${row.orderId} have lost it`)
  const browser = { ...row, page: `${ctx.settings.publicUrl}${row.page ?? '/'}` }
  const measured = { row, order, browser, sold: await readSold(ctx, order) }
  const { ga4 } = entries.analytics_ids
  const { meta } = entries.marketing_tag_ids
  // One provider that is away keeps nothing from the other.
  const told = await Promise.allSettled([
    ga4 !== undefined && tellGa4(ctx, ga4, measured),
    meta !== undefined && tellMeta(ctx, meta, measured),
  ])
  const failed = told.find((one) => one.status === 'rejected')
  if (failed) throw failed.reason
}

/**
 * Tells the providers of measuring what has become of an order: that it was bought, and what has gone back. It may be
 * called again at any time, and sends only what was not sent yet. @throws Error while a provider is away, or another
 * process sends
 */
export const measureOrder = async (ctx: Services, orderId: number): Promise<void> => {
  const entries = await readConfiguration(ctx.db)
  if (!entries.analytics) return
  const now = ctx.now()
  const row = await claimAnalytics(ctx.db, orderId, { now, until: new Date(now.getTime() + claimMs) })
  if (row === undefined) return
  if (row === 'wait') throw new Error(`The events of order ${orderId} are being sent`)
  try {
    await tell(ctx, entries, row)
  } finally {
    await updateAnalytics(ctx.db, orderId, { claimedUntil: null })
  }
}
