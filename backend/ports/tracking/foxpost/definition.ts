import { z } from 'zod'
import { url } from '#lib/env/variables.ts'
import { accountRules } from '../account-rules.ts'
import { defineTracking } from '../definition.ts'
import { createFoxpostTracking } from './client.ts'
import { sandboxAccount } from './simulator/account.ts'
import { createFoxpostSimulator } from './simulator/simulator.ts'

/** The account of the shop at webapi.foxpost.hu. */
const account = {
  FOXPOST_API_USER: z.string().min(1).optional(),
  FOXPOST_API_PASSWORD: z.string().min(1).optional(),
  FOXPOST_API_KEY: z.string().min(1).optional(),
}
const variables = { FOXPOST_API_URL: url.optional(), ...account }

const read = (env: object) => z.object(variables).parse(env)

export const foxpostTracking = defineTracking({
  carrier: 'foxpost',
  variables,
  rules: accountRules({ carrier: 'Foxpost', account: Object.keys(account), url: 'FOXPOST_API_URL' }),
  readEnv: (env) => {
    const { FOXPOST_API_USER: user, FOXPOST_API_PASSWORD: password, FOXPOST_API_KEY: key, FOXPOST_API_URL } = read(env)
    return { account: user && password && key ? { user, password, key } : undefined, url: FOXPOST_API_URL }
  },
  realUrl: 'https://webapi.foxpost.hu/api',
  create: createFoxpostTracking,
  simulator: { account: sandboxAccount, path: '/foxpost-api', create: createFoxpostSimulator },
})
