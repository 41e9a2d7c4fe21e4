import type { OrderStatus } from '#contracts/orders.ts'
import type { Services } from '../../kernel/context.ts'
import { reclaimCoupons, releaseCoupons } from '../coupons/service.ts'
import { claim, release, reserveAgain } from '../stock/service.ts'
import { insertHistory, type OrderRow, updateStatus } from './queries.ts'
import { canMoveOrder } from './rules/order-moves.ts'
import { nextStep } from './rules/next-step.ts'
import { selectShipments, updateShipment } from './shipments.ts'

type Ctx = Pick<Services, 'db' | 'jobs' | 'now'>

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

export const cancelOrder = async (ctx: Ctx, order: Pick<OrderRow, 'id' | 'status'>, reason: string): Promise<void> => {
  await moveOrder(ctx, order, 'cancelled', reason)
  await releaseCoupons(ctx, order.id)
  await release(ctx, order.id)
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

/** One step further on the way to the reader, in the caller's transaction. @returns where it stands now, undefined where no step is left */
export const advanceOrder = async (
  ctx: Ctx,
  order: Pick<OrderRow, 'id' | 'status'>,
  reason: string,
): Promise<OrderStatus | undefined> => {
  const step = nextStep(order.status, await selectShipments(ctx.db, order.id))
  if (!step) return undefined
  const { to, shipment } = step
  if (shipment) await updateShipment(ctx.db, shipment.id, { [shipment.event]: ctx.now() })
  if (to === order.status) await insertHistory(ctx.db, { orderId: order.id, from: to, to, reason, at: ctx.now() })
  else await moveOrder(ctx, order, to, reason)
  return to
}
