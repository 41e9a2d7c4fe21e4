import type { Logger } from 'pino'
import { z } from 'zod'
import type { BotCheck, Verdict } from '../port.ts'

export type Send = (
  url: string,
  request: { method: 'POST'; headers: Record<string, string>; body: string },
) => Promise<{ body: string }>

interface Options {
  url: string
  secret: string
  /** The host on which the visitor must have been. */
  hostname: string
  minScore: number
  send: Send
  log: Pick<Logger, 'warn' | 'error'>
}

const answer = z.object({
  success: z.boolean(),
  score: z.number().optional(),
  action: z.string().optional(),
  hostname: z.string().optional(),
  'error-codes': z.array(z.string()).default([]),
})

/** Errors of the shop's own account or request. */
const ownErrors = new Set(['missing-input-secret', 'invalid-input-secret', 'bad-request'])

/** The visitor's address is not sent: Google needs it for nothing that the shop wants to know. */
export const createRecaptcha = ({ url, secret, hostname, minScore, send, log }: Options): BotCheck => {
  const ask = async (token: string): Promise<z.output<typeof answer>> => {
    const response = await send(url, {
      method: 'POST',
      headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({ secret, response: token }).toString(),
    })
    return answer.parse(JSON.parse(response.body))
  }

  const verdictOn = (given: z.output<typeof answer>, action: string): Verdict => {
    const codes = given['error-codes']
    if (codes.some((code) => ownErrors.has(code))) {
      log.error({ codes }, 'reCAPTCHA refuses the account of the shop')
      return 'unknown'
    }
    const isHuman =
      given.success && given.action === action && given.hostname === hostname && (given.score ?? 0) >= minScore
    if (!isHuman) log.warn({ ...given, expected: action }, 'reCAPTCHA takes a visitor for a robot')
    return isHuman ? 'human' : 'bot'
  }

  return {
    check: async (token, action) => {
      try {
        return verdictOn(await ask(token), action)
      } catch (error) {
        log.warn({ err: error }, 'reCAPTCHA does not answer')
        return 'unknown'
      }
    },
  }
}
