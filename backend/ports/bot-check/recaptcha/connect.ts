import type { Logger } from 'pino'
import type { BotCheck } from '../port.ts'
import { createRecaptcha, type Send } from './recaptcha.ts'
import { readRecaptchaEnv } from './variables.ts'

interface Connection {
  env: { PUBLIC_URL: string }
  openOutbound: (urls: readonly string[]) => Send
  log: Logger
}

/** Undefined where the shop has no keys: then nobody is checked. */
export const connectRecaptcha = ({ env, openOutbound, log }: Connection): BotCheck | undefined => {
  const { RECAPTCHA_SECRET: secret, RECAPTCHA_MIN_SCORE: minScore, RECAPTCHA_URL: url } = readRecaptchaEnv(env)
  if (!secret) return undefined
  return createRecaptcha({
    url,
    secret,
    hostname: new URL(env.PUBLIC_URL).hostname,
    minScore,
    send: openOutbound([url]),
    log,
  })
}
