import { z } from 'zod'
import type { EndpointTable } from './endpoint.ts'
import { paymentResults } from './orders.ts'

/** What payment providers know of a payment. */
export const transactionEndpoints = {
  'GET /v2.0/transactions/{id}/check': {
    action: 'payments.check',
    summary:
      'Reads the state of a transaction from the payment provider. The parameters that the browser brought back (r and s) are only a hint. Rate-limited by transaction.',
    params: z.object({ id: z.uuid() }),
    query: z.object({ r: z.string().max(2000).optional(), s: z.string().max(200).optional() }),
    response: z.object({ orderUuid: z.uuid(), result: z.enum(paymentResults) }),
    errors: ['not_found'],
  },
  'POST /payments/{provider}/notification': {
    action: 'payments.notify',
    summary: 'A notification of a payment provider: signed, or a hint that makes the shop ask the provider.',
    params: z.object({ provider: z.string().max(40) }),
    /** A notification of SimplePay has about 300 bytes. */
    maxBytes: 10_000,
    response: z.unknown(),
    errors: ['verification_failed', 'not_found'],
  },
} as const satisfies EndpointTable
