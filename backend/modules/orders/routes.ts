import type { Handlers } from '../../http/handler.ts'
import { findByNumber } from './service.ts'

export const orderRoutes: Handlers<'POST /orders/find'> = {
  'POST /orders/find': (ctx, { body }) => findByNumber(ctx, body),
}
