import type { Logger } from 'pino'
import type { BotCheck } from '../port.ts'
import { createRecaptcha, type Send } from './recaptcha.ts'
import { readRecaptchaEnv } from './variables.ts'

interface Connection {
  env: { PUBLIC_URL: string; TRIAL: string }
  /** Where the simulators answer. */
  simulator: string
  openOutbound: (urls: readonly string[]) => Send
  log: Logger
}

const siteverify = 'https://www.google.com/recaptcha/api/siteverify'

/** In a trial with a secret and without an address: then the storefront loads the simulator's script, too (`TAGS_URL`). */
export const isRecaptchaSimulated = (env: { TRIAL: string; [name: string]: unknown }): boolean => {
  const { RECAPTCHA_SECRET: secret, RECAPTCHA_URL: url } = readRecaptchaEnv(env)
  return env.TRIAL !== '0' && secret !== undefined && url === undefined
}

/** Undefined where the shop has no keys: then nobody is checked. */
export const connectRecaptcha = ({ env, simulator, openOutbound, log }: Connection): BotCheck | undefined => {
  const { RECAPTCHA_SECRET: secret, RECAPTCHA_MIN_SCORE: minScore, RECAPTCHA_URL: given } = readRecaptchaEnv(env)
  if (!secret) return undefined
  const url = isRecaptchaSimulated(env) ? `${simulator}/recaptcha/api/siteverify` : (given ?? siteverify)
  return createRecaptcha({
    url,
    secret,
    hostname: new URL(env.PUBLIC_URL).hostname,
    minScore,
    send: openOutbound([url]),
    log,
  })
}
