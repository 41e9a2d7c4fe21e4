import { userIdOf } from '../../access/actor.ts'
import { can, isColleagues } from '../../access/can.ts'
import type { Action } from '../../access/permissions.ts'
import type { Context, Services } from '../../kernel/context.ts'
import { clientOf, countTry, forgiveTry } from '../../http/rate-limit.ts'
import { fail, ok, type Result } from '../../kernel/result.ts'
import { lockById, type OrderRow, selectById, selectByUuid } from './queries.ts'
import { sameMailbox } from './rules/same-mailbox.ts'

export { type AdjustmentRow, replaceAdjustments, selectAdjustments as findAdjustments } from './adjustments.ts'
export { findDownloadedOrders, isCancellable, mayCancel } from './cancellable.ts'
export { createOrder, type NewOrder } from './create-order.ts'
export { findByNumber } from './find-by-number.ts'
export {
  advanceOrder,
  arriveOrder,
  cancelOrder,
  finalizeOrder,
  moveOrder,
  moveParcel,
  reviveOrder,
  tellAnalytics,
} from './lifecycle.ts'
export {
  lockOverdue,
  type OrderRow,
  selectByDraftOrder as findByDraftOrder,
  selectOverdue as findOverdue,
  updateOrder,
} from './queries.ts'
export { isAwaited } from './rules/awaited-file.ts'
export { isDigital } from './rules/is-digital.ts'
export { selectSegment as findSegment } from './select-segment.ts'
export {
  selectShipments as findShipments,
  selectShipmentsOf as findShipmentsOf,
  type ShipmentRow,
  updateShipment,
} from './shipments.ts'

/** Undefined if the order does not exist, or if the actor may not do this with it: the answer does not tell which. */
export const findOwnOrder = async (
  ctx: Pick<Context, 'db' | 'actor'>,
  uuid: string,
  action: Action,
): Promise<OrderRow | undefined> => {
  const order = await selectByUuid(ctx.db, uuid)
  return order && can(ctx.actor, action, order) ? order : undefined
}

export const findOrder = (ctx: Pick<Services, 'db'>, uuid: string): Promise<OrderRow | undefined> =>
  selectByUuid(ctx.db, uuid)

export const findOrderById = (ctx: Pick<Services, 'db'>, id: number): Promise<OrderRow | undefined> =>
  selectById(ctx.db, id)

/** Locks the row until the caller's transaction ends. Every caller locks the order before its payments and its stock. */
export const lockOrder = (ctx: Pick<Services, 'db'>, id: number): Promise<OrderRow | undefined> => lockById(ctx.db, id)

interface Verification {
  /** The bot check has let the call pass. */
  isChecked?: boolean
}

/**
 * An order that does not exist and an address that is not its own get the same answer. A page reads with the address
 * that its form has proven, so those reads are not checked for robots; a guest who brings wrong addresses there is
 * stopped as if no token had come.
 */
export const findVerifiedOrder = async (
  ctx: Context,
  uuid: string,
  email: string,
  { isChecked = false }: Verification = {},
): Promise<Result<OrderRow, 'verification_failed' | 'too_many_requests'>> => {
  const isGuess = ctx.botCheck !== undefined && !isChecked && userIdOf(ctx.actor) === null
  // In lower case: each other spelling would start a new count.
  const limited =
    (await countTry(ctx, 'order_details', uuid.toLowerCase())) ??
    (isGuess ? await countTry(ctx, 'order_guess', clientOf(ctx)) : undefined)
  if (limited) return limited
  const order = await selectByUuid(ctx.db, uuid)
  if (!order || !sameMailbox(order.contact.email, email)) return fail('verification_failed', { field: 'email' })
  if (isGuess) await forgiveTry(ctx, 'order_guess', clientOf(ctx))
  return ok(order)
}

/**
 * For the session or the customer that placed the order, or for a visitor who knows its e-mail address. Colleagues of the
 * buyer read the address, so it proves nothing to do with an organisation's order.
 */
export const findProvenOrder = async (
  ctx: Context,
  uuid: string,
  action: Action,
  email: string | undefined,
): Promise<Result<OrderRow, 'not_found' | 'verification_failed' | 'too_many_requests'>> => {
  if (email === undefined) {
    const order = await findOwnOrder(ctx, uuid, action)
    return order ? ok(order) : fail('not_found')
  }
  const verified = await findVerifiedOrder(ctx, uuid, email)
  if (!verified.ok || !isColleagues(ctx.actor, verified.value) || can(ctx.actor, action, verified.value))
    return verified
  return fail('verification_failed', { field: 'email' })
}
