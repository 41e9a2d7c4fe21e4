import { join } from 'node:path'
import type { PaymentProviderDefinition } from '../definition.ts'
import { createStripe } from './provider.ts'
import { sandboxAccount } from './simulator/sandbox-account.ts'
import { createSimulator } from './simulator/simulator.ts'
import { readStripeEnv, stripeVariables } from './variables.ts'

/** Where the simulator answers, below the origin of all simulators. */
const simulatorPath = '/stripe'

const accountOf = (env: object) => {
  const { STRIPE_URL: url, STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret } = readStripeEnv(env)
  return secretKey && webhookSecret ? { url, secretKey, webhookSecret } : undefined
}

/** Off in a production shop that has no account at Stripe. */
export const stripe: PaymentProviderDefinition = {
  ...stripeVariables,
  // The specification's name of this method.
  key: 'online',
  modeOf: (env) => {
    if (accountOf(env)) return 'real'
    const { STRIPE_SECRET_KEY, TRIAL } = readStripeEnv(env)
    return TRIAL === '0' || STRIPE_SECRET_KEY ? 'off' : 'simulated'
  },

  connect: ({ env, simulator, openOutbound, timeoutMs }) => {
    const { url, ...account } = accountOf(env) ?? { url: simulator + simulatorPath, ...sandboxAccount }
    return createStripe({ ...account, baseUrl: url, send: openOutbound([url]), timeoutMs })
  },

  // The ledger is a file, because it has to outlive a backend that is killed.
  simulate: ({ folder, publicOrigin, notificationUrl }) =>
    createSimulator({
      ledgerFile: join(folder, 'stripe.json'),
      publicUrl: publicOrigin + simulatorPath,
      settings: { notificationUrl },
    }),
}
