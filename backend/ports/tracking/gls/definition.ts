import { z } from 'zod'
import { url } from '#lib/env/variables.ts'
import { accountRules } from '../account-rules.ts'
import { defineTracking } from '../definition.ts'
import { createGlsTracking } from './client.ts'
import { sandboxAccount } from './simulator/account.ts'
import { createGlsSimulator } from './simulator/simulator.ts'

/** The account of the shop at mygls.hu. */
const account = {
  GLS_API_USER: z.string().min(1).optional(),
  GLS_API_PASSWORD: z.string().min(1).optional(),
}
const variables = { GLS_API_URL: url.optional(), ...account }

const read = (env: object) => z.object(variables).parse(env)

export const glsTracking = defineTracking({
  carrier: 'gls',
  variables,
  rules: accountRules({ carrier: 'GLS', account: Object.keys(account), url: 'GLS_API_URL' }),
  readEnv: (env) => {
    const { GLS_API_USER: user, GLS_API_PASSWORD: password, GLS_API_URL } = read(env)
    return { account: user && password ? { user, password } : undefined, url: GLS_API_URL }
  },
  realUrl: 'https://api.mygls.hu/ParcelService.svc/json',
  create: createGlsTracking,
  simulator: { account: sandboxAccount, path: '/gls-api', create: createGlsSimulator },
})
