import { z } from 'zod'

// Stripe adds fields now and then: unknown ones are dropped, not refused.

export const refusal = z.object({ error: z.object({ type: z.string(), code: z.string().optional() }) })

const session = z.object({
  id: z.string().regex(/^cs_\w{1,200}$/),
  object: z.literal('checkout.session'),
  client_reference_id: z.string().nullable(),
  status: z.string().nullable(),
  payment_status: z.string(),
  amount_total: z.int().nullable(),
  currency: z.string().nullable(),
})

/** The answer to a start, and what an event carries: the payment is named and not described. */
export const plainSession = session.extend({ url: z.url({ protocol: /^https?$/ }).nullable() })

/** The answer to a question with `expand[]=payment_intent.latest_charge`. */
export const wholeSession = session.extend({
  /** Null until the customer begins to pay. */
  payment_intent: z
    .object({
      id: z.string().regex(/^pi_\w{1,200}$/),
      status: z.string(),
      latest_charge: z.object({ amount_refunded: z.int() }).nullable(),
    })
    .nullable(),
})
export type StripeSession = z.infer<typeof wholeSession>

export const event = z.object({ type: z.string(), data: z.object({ object: plainSession }) })

export const refundAnswer = z.object({
  object: z.literal('refund'),
  payment_intent: z.string(),
  amount: z.int(),
  currency: z.string(),
  status: z.string().nullable(),
})
