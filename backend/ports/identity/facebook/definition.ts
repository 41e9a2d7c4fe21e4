import { z } from 'zod'
import { defineIdentityProvider, wholeAccount } from '../definition.ts'
import { createFacebookSimulator } from '../simulator/facebook.ts'
import { sandboxFacebook } from '../simulator/sandbox-accounts.ts'
import { createFacebook } from './facebook.ts'

/** The app of the shop (developers.facebook.com). */
const account = {
  FACEBOOK_APP_ID: z.string().min(1).optional(),
  FACEBOOK_APP_SECRET: z.string().min(1).optional(),
}
const variables = {
  ...account,
  /** Facebook switches a version off about two years after it came. */
  FACEBOOK_GRAPH_VERSION: z
    .string()
    .regex(/^v\d{1,3}\.\d$/)
    .default('v23.0'),
}

const read = (env: object) => z.object(variables).parse(env)

export const facebook = defineIdentityProvider({
  provider: 'facebook',
  variables,
  rules: wholeAccount('Facebook', Object.keys(account)),
  readAccount: (env) => {
    const { FACEBOOK_APP_ID: appId, FACEBOOK_APP_SECRET: appSecret } = read(env)
    return appId && appSecret ? { appId, appSecret } : undefined
  },
  endpointsOf: (env) => {
    const { FACEBOOK_GRAPH_VERSION: version } = read(env)
    return {
      page: `https://www.facebook.com/${version}/dialog/oauth`,
      graph: `https://graph.facebook.com/${version}`,
    }
  },
  create: createFacebook,
  simulator: {
    account: sandboxFacebook,
    endpoints: { page: '/facebook/v23.0/dialog/oauth', graph: '/facebook/v23.0' },
    create: createFacebookSimulator,
  },
})
