import { z } from 'zod'
import type { ProviderVariables } from '#lib/env/backend.ts'
import { isMissing, isNotSecure } from '#lib/env/production-rules.ts'
import { url } from '#lib/env/variables.ts'

const variables = {
  /** Without it nobody is checked. */
  RECAPTCHA_SECRET: z.string().min(1).optional(),
  /** From 0 (a robot, surely) to 1. */
  RECAPTCHA_MIN_SCORE: z.coerce.number().min(0).max(1).default(0.5),
  /** Another address than Google's, or than the simulator's in a trial. */
  RECAPTCHA_URL: url.optional(),
}

export const recaptchaVariables = {
  variables,
  rules: [
    [
      'RECAPTCHA_URL',
      (given) => !isMissing('RECAPTCHA_URL')(given) && isNotSecure('RECAPTCHA_URL')(given),
      'must begin with https://',
    ],
  ],
} satisfies ProviderVariables

export const readRecaptchaEnv = (env: object) => z.object(variables).parse(env)
