import { z } from 'zod'
import type { ProviderVariables } from '#lib/env/backend.ts'
import { isMissing, isNotSecure, type Rule } from '#lib/env/production-rules.ts'
import { trial, url } from '#lib/env/variables.ts'

const variables = {
  /** `https://api.barion.com`. Without it a trial simulates Barion, and a production shop does not offer it. */
  BARION_URL: url.optional(),
  /** The secret key of the shop at Barion, a GUID. */
  BARION_POS_KEY: z
    .string()
    .regex(/^[0-9a-f]{8}-?(?:[0-9a-f]{4}-?){3}[0-9a-f]{12}$/i, 'must be a GUID')
    .optional(),
  /** The e-mail address of the Barion wallet that receives the money. */
  BARION_PAYEE: z.email().optional(),
}

const belongsTo = (variable: string, other: string): Rule => [
  variable,
  (given) => isMissing(variable)(given) && !isMissing(other)(given),
  `is missing beside ${other}`,
]

const rules: readonly Rule[] = [
  belongsTo('BARION_POS_KEY', 'BARION_URL'),
  belongsTo('BARION_PAYEE', 'BARION_URL'),
  belongsTo('BARION_URL', 'BARION_POS_KEY'),
  [
    'BARION_URL',
    (given) => !isMissing('BARION_URL')(given) && isNotSecure('BARION_URL')(given),
    'must begin with https://',
  ],
  [
    'BARION_URL',
    (given) => given['BARION_URL']?.includes('//api.test.barion.com') ?? false,
    "is Barion's system for tests, in which no money moves",
  ],
]

export const barionVariables = { variables, rules } satisfies ProviderVariables

export const readBarionEnv = (env: object) => z.object({ ...variables, TRIAL: trial }).parse(env)
