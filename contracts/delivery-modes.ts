import { z } from 'zod'
import { deliveryFlow } from './delivery-flows.ts'
import type { EndpointTable } from './endpoint.ts'
import { amount } from './money.ts'
import { listOf } from './paging.ts'

const deliveryMode = z.object({
  key: z.string(),
  flow: deliveryFlow,
  name: z.string(),
  /** The price in the requested currency, before any deduction. */
  price: amount,
  /** The working days on the way, for variants in stock. */
  days: z.object({ from: z.int(), to: z.int() }),
})
export type DeliveryMode = z.infer<typeof deliveryMode>

export const deliveryModeEndpoints = {
  'GET /v2.0/delivery_modes': {
    action: 'delivery.read',
    summary: 'All delivery modes, for every customer and cart. The modes of one cart are in delivery_contexts.',
    response: listOf(deliveryMode),
  },
} as const satisfies EndpointTable
