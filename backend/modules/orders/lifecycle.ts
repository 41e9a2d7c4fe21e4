import type { OrderStatus } from '#contracts/orders.ts'
import type { Services } from '../../kernel/context.ts'
import { reclaimCoupons, releaseCoupons } from '../coupons/service.ts'
import { claim, release, reserveAgain, takeBack } from '../stock/service.ts'
import type { OrderNews } from '../../ports/jobs/port.ts'
import { insertHistory, isMeasured, type OrderRow, updateOrder, updateStatus } from './queries.ts'
import { canMoveOrder } from './rules/order-moves.ts'
import { nextStep } from './rules/next-step.ts'
import { selectShipments, type ShipmentRow, updateShipment } from './shipments.ts'

type Ctx = Pick<Services, 'db' | 'jobs' | 'now'>

const tellNews = (ctx: Ctx, orderId: number, news: OrderNews, shipment?: number): Promise<void> =>
  ctx.jobs.enqueue(ctx.db, 'order-news-mail', { orderId, news, ...(shipment !== undefined && { shipment }) })

/** The providers of measuring learn what has become of the order, if its buyer has agreed to that. */
export const tellAnalytics = async (ctx: Ctx, orderId: number): Promise<void> => {
  if (await isMeasured(ctx.db, orderId)) await ctx.jobs.enqueue(ctx.db, 'order-analytics', { orderId })
}

/** One step of an order whose row the caller has locked. @throws Error on a move that the table does not allow */
export const moveOrder = async (
  ctx: Ctx,
  order: Pick<OrderRow, 'id' | 'status'>,
  to: OrderStatus,
  reason: string,
): Promise<void> => {
  const from = order.status
  if (!canMoveOrder(from, to) || !(await updateStatus(ctx.db, order.id, from, to)))
    throw new Error(`Order ${order.id} cannot move from ${from} to ${to}`)
  await insertHistory(ctx.db, { orderId: order.id, from, to, reason, at: ctx.now() })
  if (to !== 'under_payment') await ctx.jobs.enqueue(ctx.db, 'order-invoices', { orderId: order.id })
  if (to === 'finalized' || to === 'cancelled') await tellAnalytics(ctx, order.id)
}

/** The order stands: its copies are sold and its confirmation is on its way, all in the caller's transaction. */
export const finalizeOrder = async (
  ctx: Ctx,
  order: Pick<OrderRow, 'id' | 'status'>,
  reason: string,
): Promise<void> => {
  await moveOrder(ctx, order, 'finalized', reason)
  await claim(ctx, order.id)
  await ctx.jobs.enqueue(ctx.db, 'order-confirmation-mail', { orderId: order.id })
}

/** @param by who wanted it; nobody where it was not paid in time, and then money that comes late brings it back */
export const cancelOrder = async (
  ctx: Ctx,
  order: Pick<OrderRow, 'id' | 'status'>,
  reason: string,
  by: OrderRow['cancelledBy'] = null,
): Promise<void> => {
  await moveOrder(ctx, order, 'cancelled', reason)
  if (by) await updateOrder(ctx.db, order.id, { cancelledBy: by })
  await releaseCoupons(ctx, order.id)
  await release(ctx, order.id)
  await takeBack(ctx, order.id)
  await tellNews(ctx, order.id, by === 'buyer' ? 'cancelled' : by === 'shop' ? 'cancelled_by_shop' : 'expired')
}

/** Brings a cancelled order back if its copies are still there. @returns whether it could */
export const reviveOrder = async (
  ctx: Ctx,
  order: Pick<OrderRow, 'id' | 'status'>,
  reason: string,
): Promise<boolean> => {
  const reserved = await reserveAgain(ctx, order.id)
  if (!reserved.ok) return false
  await reclaimCoupons(ctx, order.id)
  await finalizeOrder(ctx, order, reason)
  return true
}

interface ParcelMove {
  id: number
  event: 'arrivedAt' | 'handedOverAt'
  reason: string
}

/** A parcel on its way reaches the pickup point or the shop, or its buyer. The caller has locked the order. */
export const moveParcel = async (
  ctx: Ctx,
  order: Pick<OrderRow, 'id' | 'status'>,
  shipments: readonly ShipmentRow[],
  { id, event, reason }: ParcelMove,
): Promise<void> => {
  const at = ctx.now()
  await updateShipment(ctx.db, id, { [event]: at })
  const isLast = event === 'handedOverAt' && shipments.every((one) => one.id === id || one.handedOverAt !== null)
  if (isLast) await moveOrder(ctx, order, 'fulfilled', reason)
  else await insertHistory(ctx.db, { orderId: order.id, from: order.status, to: order.status, reason, at })
  const position = shipments.find((one) => one.id === id)?.position
  if (event === 'arrivedAt') await tellNews(ctx, order.id, 'arrived', position)
}

/** The next parcel on its way waits at the pickup point or in the shop. @returns whether there was one */
export const arriveOrder = async (
  ctx: Ctx,
  order: Pick<OrderRow, 'id' | 'status'>,
  reason: string,
): Promise<boolean> => {
  const shipments = await selectShipments(ctx.db, order.id)
  const next = shipments.find(({ sentAt, arrivedAt, handedOverAt }) => sentAt && !arrivedAt && !handedOverAt)
  if (order.status !== 'processing' || !next) return false
  await moveParcel(ctx, order, shipments, { id: next.id, event: 'arrivedAt', reason })
  return true
}

/** One step further on the way to the reader, in the caller's transaction. @returns where it stands now, undefined where no step is left */
export const advanceOrder = async (
  ctx: Ctx,
  order: Pick<OrderRow, 'id' | 'status'>,
  reason: string,
  trackingNumber?: string,
): Promise<OrderStatus | undefined> => {
  const step = nextStep(order.status, await selectShipments(ctx.db, order.id))
  if (!step) return undefined
  const { to, shipment } = step
  if (shipment) {
    const isSent = shipment.event === 'sentAt'
    const tracking = isSent && trackingNumber !== undefined ? { trackingNumber } : {}
    await updateShipment(ctx.db, shipment.id, { [shipment.event]: ctx.now(), ...tracking })
    if (isSent) await tellNews(ctx, order.id, 'sent', shipment.position)
  }
  if (to === order.status) await insertHistory(ctx.db, { orderId: order.id, from: to, to, reason, at: ctx.now() })
  else await moveOrder(ctx, order, to, reason)
  return to
}
