import type { z } from 'zod'
import { parseJson } from '../parse-json.ts'
import { type Outbound, type OutboundAnswer, PaymentError, type PaymentErrorCode } from '../port.ts'
import { type FormValue, formBody } from './form-body.ts'
import { refusal } from './messages.ts'

/** The form of the answers, whatever the account's own setting is. */
export const apiVersion = '2026-10-28.endive'

export interface StripeLine {
  /** Without a slash at its end, e.g. https://api.stripe.com */
  baseUrl: string
  /** The secret that proves who we are. Answers are not signed: they are as good as the TLS connection. */
  secretKey: string
  send: Outbound
  timeoutMs: number
}

interface Posted {
  message: Record<string, FormValue>
  /** Stripe answers a repeated call with the same key, for 24 hours, as it has answered the first. */
  key?: string
}

const meanings = new Map<string, PaymentErrorCode>([
  ['resource_missing', 'unknown-reference'],
  // The same key with another message: an earlier start has taken effect.
  ['idempotency_error', 'duplicate-reference'],
  ['idempotency_key_in_use', 'unreachable'],
  ['lock_timeout', 'unreachable'],
  ['charge_already_refunded', 'wrong-state'],
])

const readAnswer = <Answer>({ status, body }: OutboundAnswer, schema: z.ZodType<Answer>): Answer => {
  if (status >= 500 || status === 429) throw new PaymentError('unreachable', { providerCodes: [`HTTP ${status}`] })
  const content = parseJson(body)
  const refused = refusal.safeParse(content)
  if (refused.success) {
    const { type, code } = refused.data.error
    const providerCodes = code === undefined ? [type] : [type, code]
    throw new PaymentError(meanings.get(code ?? type) ?? meanings.get(type) ?? 'refused', { providerCodes })
  }
  if (status !== 200) throw new PaymentError('refused', { providerCodes: [`HTTP ${status}`] })
  const answer = schema.safeParse(content)
  if (!answer.success) throw new PaymentError('untrusted-answer', { cause: answer.error })
  return answer.data
}

/** Asks one question and returns the parsed answer. @param posted what a POST sends; without it the question is a GET */
export const exchange = async <Answer>(
  { baseUrl, secretKey, send, timeoutMs }: StripeLine,
  path: string,
  schema: z.ZodType<Answer>,
  posted?: Posted,
): Promise<Answer> => {
  const headers = { Authorization: `Bearer ${secretKey}`, 'Stripe-Version': apiVersion, Accept: 'application/json' }
  const request = posted
    ? {
        method: 'POST' as const,
        headers: {
          ...headers,
          'Content-Type': 'application/x-www-form-urlencoded',
          ...(posted.key !== undefined && { 'Idempotency-Key': posted.key }),
        },
        body: formBody(posted.message),
        timeoutMs,
      }
    : { method: 'GET' as const, headers, timeoutMs }
  const reply = await send(baseUrl + path, request).catch((cause: unknown) => {
    throw new PaymentError('unreachable', { cause })
  })
  return readAnswer(reply, schema)
}
