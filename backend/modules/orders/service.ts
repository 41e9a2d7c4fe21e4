import type { OrderDetail, OrderState } from '#contracts/orders.ts'
import type { Context, Services } from '../../kernel/context.ts'
import { countTry } from '../../http/rate-limit.ts'
import { fail, ok, type Result } from '../../kernel/result.ts'
import { lockById, type OrderRow, selectById, selectByUuid } from './queries.ts'
import { isOwn } from './rules/is-own.ts'
import { sameMailbox } from './rules/same-mailbox.ts'
import { showDetail, showState } from '../order-details/show-order.ts'

export { addAttempt } from '../checkout/add-attempt.ts'
export { advanceOrder, cancelOrder, finalizeOrder, reviveOrder } from './lifecycle.ts'
export { findByNumber } from './find-by-number.ts'
export { forgiveOrder } from '../checkout/limit-orders.ts'
export { placeOrder } from '../checkout/place-order.ts'
export { type AttemptRow, type OrderRow, selectLatestAttempt as findLatestAttempt, updateOrder } from './queries.ts'
export { findItems as findOrderItems, mayDownload } from '../order-details/received-items.ts'
export { awaitedFile } from './rules/awaited-file.ts'
export { isDigital } from './rules/is-digital.ts'
export { showDetail as findDetail, showState as showOrderState } from '../order-details/show-order.ts'

/** Undefined if there is none, or it is somebody else's: nobody learns which. */
export const findOwnOrder = async (ctx: Pick<Context, 'db' | 'actor'>, uuid: string): Promise<OrderRow | undefined> => {
  const order = await selectByUuid(ctx.db, uuid)
  return order && isOwn(ctx.actor, order) ? order : undefined
}

export const findOrderById = (ctx: Pick<Services, 'db'>, id: number): Promise<OrderRow | undefined> =>
  selectById(ctx.db, id)

/** Held until the caller's transaction ends. Everybody locks the order before its payments and its stock. */
export const lockOrder = (ctx: Pick<Services, 'db'>, id: number): Promise<OrderRow | undefined> => lockById(ctx.db, id)

export const findState = async (ctx: Context, uuid: string): Promise<Result<OrderState, 'not_found'>> => {
  const order = await selectByUuid(ctx.db, uuid)
  return order ? ok(await showState(ctx, order)) : fail('not_found')
}

/** As its customer reads it in a mail: in the language in which it was placed. */
export const findDetailForMail = async (
  services: Services,
  id: number,
): Promise<{ order: OrderRow; detail: OrderDetail } | undefined> => {
  const order = await selectById(services.db, id)
  return order && { order, detail: await showDetail({ ...services, locale: order.locale }, order) }
}

export const findOwnDetail = async (ctx: Context, uuid: string): Promise<Result<OrderDetail, 'not_found'>> => {
  const order = await findOwnOrder(ctx, uuid)
  return order ? ok(await showDetail(ctx, order)) : fail('not_found')
}

/** An order that does not exist and an address that is not its own get the same answer. */
export const findVerifiedOrder = async (
  ctx: Context,
  uuid: string,
  email: string,
): Promise<Result<OrderRow, 'verification_failed' | 'too_many_requests'>> => {
  // One spelling, or every mixture of capitals would have tries of its own.
  const limited = await countTry(ctx, 'order_details', uuid.toLowerCase())
  if (limited) return limited
  const order = await selectByUuid(ctx.db, uuid)
  return order && sameMailbox(order.contact.email, email) ? ok(order) : fail('verification_failed', { field: 'email' })
}

/** For its session or its customer, or for who tells its e-mail address. */
export const findProvenOrder = async (
  ctx: Context,
  uuid: string,
  email: string | undefined,
): Promise<Result<OrderRow, 'not_found' | 'verification_failed' | 'too_many_requests'>> => {
  if (email !== undefined) return findVerifiedOrder(ctx, uuid, email)
  const order = await findOwnOrder(ctx, uuid)
  return order ? ok(order) : fail('not_found')
}

export const findVerifiedDetail = async (
  ctx: Context,
  uuid: string,
  email: string,
): Promise<Result<OrderDetail, 'verification_failed' | 'too_many_requests'>> => {
  const found = await findVerifiedOrder(ctx, uuid, email)
  return found.ok ? ok(await showDetail(ctx, found.value)) : found
}
