import { z } from 'zod'
import { barionId } from './payment-id.ts'

// Barion adds fields now and then: unknown ones are dropped, not refused.

export const refusal = z.object({ Errors: z.array(z.object({ ErrorCode: z.string() })).min(1) })

export const startAnswer = z.object({
  PaymentId: barionId,
  PaymentRequestId: z.string(),
  Status: z.string(),
  GatewayUrl: z.url({ protocol: /^https?$/ }),
})

const transaction = z.object({
  TransactionId: barionId,
  /** Null for fees and refunds, which Barion adds. */
  POSTransactionId: z.string().nullish(),
  Total: z.number(),
  Status: z.string(),
  TransactionType: z.string().nullish(),
  /** Of a refund: the transaction that is refunded. */
  RelatedId: barionId.nullish(),
})

export const stateAnswer = z.object({
  PaymentId: barionId,
  PaymentRequestId: z.string(),
  Status: z.string(),
  Total: z.number(),
  Currency: z.string(),
  Transactions: z.array(transaction).default([]),
})
export type BarionState = z.infer<typeof stateAnswer>

export const refundAnswer = z.object({
  PaymentId: barionId,
  RefundedTransactions: z.array(z.object({ TransactionId: barionId, Total: z.number(), Status: z.string() })),
})
