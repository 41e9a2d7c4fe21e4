import { z } from 'zod'
import { defineIdentityProvider, wholeAccount } from '../definition.ts'
import { sandboxGoogle } from '../simulator/sandbox-accounts.ts'
import { createGoogleSimulator } from '../simulator/google.ts'
import { createGoogle } from './google.ts'

/** The OAuth client of the shop, of the type web application (console.cloud.google.com). */
const variables = {
  GOOGLE_CLIENT_ID: z.string().min(1).optional(),
  GOOGLE_CLIENT_SECRET: z.string().min(1).optional(),
}

export const google = defineIdentityProvider({
  provider: 'google',
  variables,
  rules: wholeAccount('Google', Object.keys(variables)),
  readAccount: (env) => {
    const { GOOGLE_CLIENT_ID: clientId, GOOGLE_CLIENT_SECRET: clientSecret } = z.object(variables).parse(env)
    return clientId && clientSecret ? { clientId, clientSecret } : undefined
  },
  endpointsOf: () => ({
    page: 'https://accounts.google.com/o/oauth2/v2/auth',
    token: 'https://oauth2.googleapis.com/token',
    keys: 'https://www.googleapis.com/oauth2/v3/certs',
  }),
  create: createGoogle,
  simulator: {
    account: sandboxGoogle,
    endpoints: { page: '/google/o/oauth2/v2/auth', token: '/google/token', keys: '/google/oauth2/v3/certs' },
    create: createGoogleSimulator,
  },
})
