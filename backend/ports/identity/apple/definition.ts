import { z } from 'zod'
import { defineIdentityProvider, wholeAccount } from '../definition.ts'
import { createAppleSimulator } from '../simulator/apple.ts'
import { sandboxApple } from '../simulator/sandbox-accounts.ts'
import { createApple } from './apple.ts'

/** The Services ID of the shop and its key (developer.apple.com). */
const variables = {
  APPLE_CLIENT_ID: z.string().min(1).optional(),
  APPLE_TEAM_ID: z.string().min(1).optional(),
  APPLE_KEY_ID: z.string().min(1).optional(),
  /** The content of the .p8 file. Line ends may be written as \n. */
  APPLE_PRIVATE_KEY: z
    .string()
    .transform((text) => text.replaceAll('\\n', '\n'))
    .refine((text) => text.includes('BEGIN PRIVATE KEY'), { error: 'is no PEM key' })
    .optional(),
}

export const apple = defineIdentityProvider({
  provider: 'apple',
  variables,
  rules: wholeAccount('Apple', Object.keys(variables)),
  readAccount: (env) => {
    const { APPLE_CLIENT_ID: clientId, APPLE_TEAM_ID: teamId, ...key } = z.object(variables).parse(env)
    const { APPLE_KEY_ID: keyId, APPLE_PRIVATE_KEY: privateKey } = key
    return clientId && teamId && keyId && privateKey ? { clientId, teamId, keyId, privateKey } : undefined
  },
  endpointsOf: () => ({
    page: 'https://appleid.apple.com/auth/authorize',
    token: 'https://appleid.apple.com/auth/token',
    keys: 'https://appleid.apple.com/auth/keys',
    revoke: 'https://appleid.apple.com/auth/revoke',
  }),
  create: createApple,
  simulator: {
    account: sandboxApple,
    endpoints: {
      page: '/apple/auth/authorize',
      token: '/apple/auth/token',
      keys: '/apple/auth/keys',
      revoke: '/apple/auth/revoke',
    },
    create: createAppleSimulator,
  },
})
