import { z } from 'zod'
import type { ProviderVariables } from '#lib/env/backend.ts'
import { isMissing, isNotSecure, type Rule } from '#lib/env/production-rules.ts'
import { url } from '#lib/env/variables.ts'

/** The account of the shop at webapi.foxpost.hu. */
const account = {
  FOXPOST_API_USER: z.string().min(1).optional(),
  FOXPOST_API_PASSWORD: z.string().min(1).optional(),
  FOXPOST_API_KEY: z.string().min(1).optional(),
}
const variables = { FOXPOST_API_URL: url.optional(), ...account }

/** All or nothing: without any of them the carrier is not asked. */
const rules: readonly Rule[] = [
  ...Object.keys(account).map((name): Rule => [
    name,
    (given) => isMissing(name)(given) && Object.keys(account).some((other) => !isMissing(other)(given)),
    'is missing beside the other variables of Foxpost',
  ]),
  [
    'FOXPOST_API_URL',
    (given) => !isMissing('FOXPOST_API_URL')(given) && isNotSecure('FOXPOST_API_URL')(given),
    'must begin with https://',
  ],
]

export const foxpostVariables = { variables, rules } satisfies ProviderVariables

export const readFoxpostEnv = (env: object) => z.object(variables).parse(env)
