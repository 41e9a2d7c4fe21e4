import { z } from 'zod'
import type { ProviderVariables } from '#lib/env/backend.ts'
import { isMissing, isNotSecure, type Rule } from '#lib/env/production-rules.ts'
import type { Given } from '#lib/env/read-env.ts'
import { url } from '#lib/env/variables.ts'

const variables = {
  SIMPLEPAY_URL: url.optional(),
  SIMPLEPAY_MERCHANT_HUF: z.string().optional(),
  SIMPLEPAY_SECRET_HUF: z.string().min(16).optional(),
  SIMPLEPAY_MERCHANT_EUR: z.string().optional(),
  SIMPLEPAY_SECRET_EUR: z.string().min(16).optional(),
}

/** The vendor publishes the secrets of its test accounts: with them anybody could sign that an order is paid. */
const isPublicTest =
  (variable: string) =>
  (given: Given): boolean =>
    given[variable]?.startsWith('PUBLICTEST') ?? false

const rules: readonly Rule[] = [
  ['SIMPLEPAY_URL', isMissing('SIMPLEPAY_URL'), 'is missing; card payments would be simulated'],
  [
    'SIMPLEPAY_URL',
    (given) => !isMissing('SIMPLEPAY_URL')(given) && isNotSecure('SIMPLEPAY_URL')(given),
    'must begin with https://',
  ],
  ['SIMPLEPAY_MERCHANT_HUF', isMissing('SIMPLEPAY_MERCHANT_HUF'), 'is missing; payments in forint need it'],
  [
    'SIMPLEPAY_MERCHANT_HUF',
    isPublicTest('SIMPLEPAY_MERCHANT_HUF'),
    'is the account for tests whose secret everybody knows',
  ],
  ['SIMPLEPAY_SECRET_HUF', isMissing('SIMPLEPAY_SECRET_HUF'), 'is missing; payments in forint need it'],
  [
    'SIMPLEPAY_SECRET_EUR',
    (given) => !isMissing('SIMPLEPAY_MERCHANT_EUR')(given) && isMissing('SIMPLEPAY_SECRET_EUR')(given),
    'is missing beside SIMPLEPAY_MERCHANT_EUR',
  ],
  [
    'SIMPLEPAY_MERCHANT_EUR',
    (given) => !isMissing('SIMPLEPAY_SECRET_EUR')(given) && isMissing('SIMPLEPAY_MERCHANT_EUR')(given),
    'is missing beside SIMPLEPAY_SECRET_EUR',
  ],
  [
    'SIMPLEPAY_MERCHANT_EUR',
    isPublicTest('SIMPLEPAY_MERCHANT_EUR'),
    'is the account for tests whose secret everybody knows',
  ],
]

export const simplePayVariables = { variables, rules } satisfies ProviderVariables

export const readSimplePayEnv = (env: object) => z.object(variables).parse(env)
