import type { OrderDetail, OrderState } from '#contracts/orders.ts'
import type { Context, Services } from '../../kernel/context.ts'
import { fail, ok, type Result } from '../../kernel/result.ts'
import { findOrder, findOrderById, findOwnOrder, findVerifiedOrder, type OrderRow } from '../orders/service.ts'
import { presentDetail, presentState } from './present-order.ts'

export { presentDetail, presentState } from './present-order.ts'
export { isReceived } from './received.ts'
export { findItems as findOrderItems, mayDownload } from './received-items.ts'

export const findState = async (ctx: Context, uuid: string): Promise<Result<OrderState, 'not_found'>> => {
  const order = await findOrder(ctx, uuid)
  return order ? ok(await presentState(ctx, order)) : fail('not_found')
}

/** For a mail to the customer, in the language in which the order was placed. */
export const findDetailForMail = async (
  services: Services,
  id: number,
): Promise<{ order: OrderRow; detail: OrderDetail } | undefined> => {
  const order = await findOrderById(services, id)
  return order && { order, detail: await presentDetail({ ...services, locale: order.locale }, order) }
}

export const findOwnDetail = async (ctx: Context, uuid: string): Promise<Result<OrderDetail, 'not_found'>> => {
  const order = await findOwnOrder(ctx, uuid, 'orders.read')
  return order ? ok(await presentDetail(ctx, order)) : fail('not_found')
}

export const findVerifiedDetail = async (
  ctx: Context,
  uuid: string,
  email: string,
  verification?: Parameters<typeof findVerifiedOrder>[3],
): Promise<Result<OrderDetail, 'verification_failed' | 'too_many_requests'>> => {
  const found = await findVerifiedOrder(ctx, uuid, email, verification)
  return found.ok ? ok(await presentDetail(ctx, found.value)) : found
}
