import type { z } from 'zod'
import { parseJson } from '../parse-json.ts'
import { type Outbound, type OutboundAnswer, PaymentError } from '../port.ts'
import { meaningOfCodes } from './error-codes.ts'
import { refusal } from './messages.ts'

export interface BarionLine {
  /** Without a slash at its end, e.g. https://api.barion.com */
  baseUrl: string
  /** The secret that proves who we are. Barion signs nothing, so its answers are as good as the TLS connection. */
  posKey: string
  send: Outbound
  timeoutMs: number
}

/** Asks one question and returns the parsed answer. @param message of a POST; without it the question is a GET */
export async function exchange<Answer>(
  { baseUrl, posKey, send, timeoutMs }: BarionLine,
  path: string,
  schema: z.ZodType<Answer>,
  message?: Record<string, unknown>,
): Promise<Answer> {
  const headers = { 'x-pos-key': posKey, Accept: 'application/json' }
  const request = message
    ? {
        method: 'POST' as const,
        headers: { ...headers, 'Content-Type': 'application/json' },
        body: JSON.stringify({ POSKey: posKey, ...message }),
        timeoutMs,
      }
    : { method: 'GET' as const, headers, timeoutMs }
  const reply = await send(baseUrl + path, request).catch((cause: unknown) => {
    throw new PaymentError('unreachable', { cause })
  })
  return readAnswer(reply, schema)
}

function readAnswer<Answer>({ status, body }: OutboundAnswer, schema: z.ZodType<Answer>): Answer {
  if (status >= 500 || status === 429) throw new PaymentError('unreachable', { providerCodes: [`HTTP ${status}`] })
  const content = parseJson(body)
  const refused = refusal.safeParse(content)
  if (refused.success) {
    const providerCodes = refused.data.Errors.map(({ ErrorCode }) => ErrorCode)
    throw new PaymentError(meaningOfCodes(providerCodes), { providerCodes })
  }
  if (status !== 200) throw new PaymentError('refused', { providerCodes: [`HTTP ${status}`] })
  const answer = schema.safeParse(content)
  if (!answer.success) throw new PaymentError('untrusted-answer', { cause: answer.error })
  return answer.data
}
