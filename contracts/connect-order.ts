import { z } from 'zod'
import type { EndpointTable } from './endpoint.ts'

const line = z.string().trim().min(1, { error: 'required' }).max(256, { error: 'too_long' })

/** An order that was placed without an account can get one later. */
export const connectOrderEndpoints = {
  'POST /v2.0/me/orders/connect': {
    action: 'orders.connect',
    summary:
      'Adds an order that belongs to nobody to the account of the signed-in customer, who proves it by the e-mail address of the order. Rate-limited as the search and the details of orders.',
    body: z.union([z.strictObject({ number: line, email: line }), z.strictObject({ uuid: z.uuid(), email: line })]),
    response: z.object({ uuid: z.uuid() }),
    errors: ['verification_failed', 'order_of_another_account'],
  },
} as const satisfies EndpointTable
