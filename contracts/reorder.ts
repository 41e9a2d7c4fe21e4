import { z } from 'zod'
import { cartReport } from './cart-report.ts'
import type { EndpointTable } from './endpoint.ts'

/** Buying again what an order had. */
export const reorderEndpoints = {
  'POST /orders/{uuid}/reorder': {
    action: 'orders.reorder',
    summary:
      'Add the books of an order to the cart of this session or customer, without gifts and upsells. The answer says what became of each line.',
    idempotent: true,
    limit: 'list',
    params: z.object({ uuid: z.uuid() }),
    body: z.strictObject({
      email: z.string().trim().min(1, { error: 'required' }).max(256, { error: 'too_long' }).optional(),
    }),
    response: cartReport,
    errors: ['not_found', 'verification_failed', 'draft_order_closed', 'offer_fixed'],
  },
} as const satisfies EndpointTable
