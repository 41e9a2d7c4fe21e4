import { z } from 'zod'
import type { ProviderVariables } from '#lib/env/backend.ts'
import { url } from '#lib/env/variables.ts'
import { accountRules } from '../account-rules.ts'

/** The account of the shop at webapi.foxpost.hu. */
const account = {
  FOXPOST_API_USER: z.string().min(1).optional(),
  FOXPOST_API_PASSWORD: z.string().min(1).optional(),
  FOXPOST_API_KEY: z.string().min(1).optional(),
}
const variables = { FOXPOST_API_URL: url.optional(), ...account }

export const foxpostVariables = {
  variables,
  rules: accountRules({ carrier: 'Foxpost', account: Object.keys(account), url: 'FOXPOST_API_URL' }),
} satisfies ProviderVariables

export const readFoxpostEnv = (env: object) => z.object(variables).parse(env)
