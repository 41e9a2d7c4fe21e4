import { z } from 'zod'
import type { ProviderVariables } from '#lib/env/backend.ts'
import { isMissing, isNotSecure, type Rule } from '#lib/env/production-rules.ts'
import { trial, url } from '#lib/env/variables.ts'

const variables = {
  /** Only for tests: Stripe has one address for shops and for their tests. */
  STRIPE_URL: url.default('https://api.stripe.com'),
  /** A secret or restricted key. Without it a trial simulates Stripe, and a production shop does not offer it. */
  STRIPE_SECRET_KEY: z
    .string()
    .regex(/^[sr]k_(?:live|test)_\w{10,}$/, 'must begin with sk_live_ or rk_live_')
    .optional(),
  /** The secret of the webhook, with which Stripe signs its events. */
  STRIPE_WEBHOOK_SECRET: z
    .string()
    .regex(/^whsec_\S{10,}$/, 'must begin with whsec_')
    .optional(),
}

const belongsTo = (variable: string, other: string): Rule => [
  variable,
  (given) => isMissing(variable)(given) && !isMissing(other)(given),
  `is missing beside ${other}`,
]

const rules: readonly Rule[] = [
  belongsTo('STRIPE_WEBHOOK_SECRET', 'STRIPE_SECRET_KEY'),
  belongsTo('STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET'),
  [
    'STRIPE_SECRET_KEY',
    (given) => /^[sr]k_test_/.test(given['STRIPE_SECRET_KEY'] ?? ''),
    'is a key for tests, in which no money moves',
  ],
  [
    'STRIPE_URL',
    (given) => !isMissing('STRIPE_URL')(given) && isNotSecure('STRIPE_URL')(given),
    'must begin with https://',
  ],
]

export const stripeVariables = { variables, rules } satisfies ProviderVariables

export const readStripeEnv = (env: object) => z.object({ ...variables, TRIAL: trial }).parse(env)
