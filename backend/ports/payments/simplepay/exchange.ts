import type { z } from 'zod'
import { PaymentError, type Outbound, type OutboundAnswer } from '../port.ts'
import { meaningOfCodes } from './error-codes.ts'
import type { MerchantAccount } from './merchants.ts'
import { errorAnswer } from './messages.ts'
import { parseJson } from '../parse-json.ts'
import { isSignedBy, sign } from './signature.ts'

const sdkVersion = 'kolofon:1.0.0'

export interface SimplePayLine {
  /** With the trailing slash, e.g. https://sandbox.simplepay.hu/payment/v2/ */
  baseUrl: string
  send: Outbound
  timeoutMs: number
  /** 32 to 64 characters, new for every message. */
  salt: () => string
}

type Call = 'start' | 'query' | 'refund' | 'transactioncancel'

/** Sends one signed message and returns the verified, parsed answer. Throws PaymentError. */
export async function exchange<Answer>(
  line: SimplePayLine,
  account: MerchantAccount,
  call: Call,
  message: Record<string, unknown>,
  schema: z.ZodType<Answer>,
): Promise<Answer> {
  const body = JSON.stringify({ salt: line.salt(), merchant: account.merchant, ...message, sdkVersion })
  const headers = { 'Content-Type': 'application/json', Signature: sign(body, account.secret) }
  const reply = await line
    .send(new URL(call, line.baseUrl).href, { method: 'POST', headers, body, timeoutMs: line.timeoutMs })
    .catch((cause: unknown) => {
      throw new PaymentError('unreachable', { cause })
    })
  return readAnswer(reply, account.secret, schema)
}

function readAnswer<Answer>(reply: OutboundAnswer, secret: string, schema: z.ZodType<Answer>): Answer {
  if (reply.status >= 500 || reply.status === 429) {
    throw new PaymentError('unreachable', { providerCodes: [`HTTP ${reply.status}`] })
  }
  if (reply.status !== 200) throw new PaymentError('refused', { providerCodes: [`HTTP ${reply.status}`] })

  const signature = reply.headers.get('signature')
  if (signature && !isSignedBy(secret, reply.body, signature)) throw new PaymentError('untrusted-answer')
  const content = parseJson(reply.body)

  const refusal = errorAnswer.safeParse(content)
  if (refusal.success) {
    const providerCodes = refusal.data.errorCodes
    const meaning = meaningOfCodes(providerCodes)
    // Error answers may come unsigned. They close no order, except "unknown": that one must be proven.
    const isUnproven = !signature && meaning === 'unknown-reference'
    throw new PaymentError(isUnproven ? 'untrusted-answer' : meaning, { providerCodes })
  }

  const answer = schema.safeParse(content)
  if (!signature || !answer.success) throw new PaymentError('untrusted-answer', { cause: answer.error })
  return answer.data
}
