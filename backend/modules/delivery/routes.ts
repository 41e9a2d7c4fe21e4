import type { Handlers } from '../../http/handler.ts'
import { ok } from '../../kernel/result.ts'
import { listDeliveryModes } from './delivery-prices.ts'

export const deliveryRoutes: Handlers<'GET /v2.0/delivery_modes'> = {
  'GET /v2.0/delivery_modes': async (ctx) => {
    const items = await listDeliveryModes(ctx)
    return ok({ items, cursor: null, count: items.length })
  },
}
