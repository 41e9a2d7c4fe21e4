import type { connectOrderEndpoints } from '#contracts/connect-order.ts'
import type { Handlers } from '../../http/handler.ts'
import { connectOrder } from './service.ts'

export const orderOwnerRoutes: Handlers<keyof typeof connectOrderEndpoints> = {
  'POST /v2.0/me/orders/connect': (ctx, { body }) => connectOrder(ctx, body),
}
