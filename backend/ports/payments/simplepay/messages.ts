import { z } from 'zod'

// The developer documentation reserves the right to add fields: unknown ones are dropped, not refused.

/** Ids are sent as strings and may come back as numbers. */
const id = z.union([z.string().min(1), z.number()]).transform(String)
const total = z.union([z.string(), z.number()])

export const errorAnswer = z.object({ errorCodes: z.array(id).min(1) })

export const startAnswer = z.object({
  merchant: z.string(),
  orderRef: id,
  currency: z.string(),
  transactionId: id,
  total,
  paymentUrl: z.url({ protocol: /^https?$/ }),
})

export const queryAnswer = z.object({
  merchant: z.string(),
  transactions: z
    .array(
      z.object({
        merchant: z.string(),
        orderRef: id,
        transactionId: id,
        status: z.string(),
        total,
        remainingTotal: total.optional(),
      }),
    )
    .default([]),
})

export const cancelAnswer = z.object({ merchant: z.string(), orderRef: id, status: z.string() })

export const refundAnswer = z.object({
  merchant: z.string(),
  transactionId: id,
  refundTransactionId: id,
  currency: z.string(),
  refundTotal: total,
})

export const browserReturn = z.object({
  t: id,
  e: z.enum(['SUCCESS', 'FAIL', 'TIMEOUT', 'CANCEL']),
  m: z.string(),
  o: id,
})

export const notification = z.looseObject({
  merchant: z.string(),
  orderRef: id,
  transactionId: id,
  status: z.string(),
})
