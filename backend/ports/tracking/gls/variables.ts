import { z } from 'zod'
import type { ProviderVariables } from '#lib/env/backend.ts'
import { url } from '#lib/env/variables.ts'
import { accountRules } from '../account-rules.ts'

/** The account of the shop at mygls.hu. */
const account = {
  GLS_API_USER: z.string().min(1).optional(),
  GLS_API_PASSWORD: z.string().min(1).optional(),
}
const variables = { GLS_API_URL: url.optional(), ...account }

export const glsVariables = {
  variables,
  rules: accountRules({ carrier: 'GLS', account: Object.keys(account), url: 'GLS_API_URL' }),
} satisfies ProviderVariables

export const readGlsEnv = (env: object) => z.object(variables).parse(env)
