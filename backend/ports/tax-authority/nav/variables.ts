import { z } from 'zod'
import type { ProviderVariables } from '#lib/env/backend.ts'
import { isMissing, isNotSecure, type Rule } from '#lib/env/production-rules.ts'
import { url } from '#lib/env/variables.ts'

/** The technical user that a company makes for its invoicing program at onlineszamla.nav.gov.hu. */
const account = {
  NAV_LOGIN: z.string().min(1).optional(),
  NAV_PASSWORD: z.string().min(1).optional(),
  NAV_TAX_NUMBER: z
    .string()
    .regex(/^\d{8}$/)
    .optional(),
  NAV_SIGN_KEY: z.string().min(1).optional(),
  NAV_EXCHANGE_KEY: z.string().length(16).optional(),
}
const variables = { NAV_URL: url.optional(), ...account }

/** All or nothing: without any of them nothing is reported. */
const rules: readonly Rule[] = [
  ...Object.keys(account).map((name): Rule => [
    name,
    (given) => isMissing(name)(given) && Object.keys(account).some((other) => !isMissing(other)(given)),
    'is missing beside the other variables of the tax authority',
  ]),
  ['NAV_URL', (given) => !isMissing('NAV_URL')(given) && isNotSecure('NAV_URL')(given), 'must begin with https://'],
]

export const navVariables = { variables, rules } satisfies ProviderVariables

export const readNavEnv = (env: object) => z.object(variables).parse(env)
