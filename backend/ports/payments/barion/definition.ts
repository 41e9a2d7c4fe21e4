import { join } from 'node:path'
import type { PaymentProviderDefinition } from '../definition.ts'
import { createBarion } from './provider.ts'
import { sandboxShop } from './simulator/sandbox-shop.ts'
import { createSimulator } from './simulator/simulator.ts'
import { barionVariables, readBarionEnv } from './variables.ts'

/** Where the simulator answers, below the origin of all simulators. */
const simulatorPath = '/barion'

const accountOf = (env: object) => {
  const { BARION_URL: url, BARION_POS_KEY: posKey, BARION_PAYEE: payee } = readBarionEnv(env)
  return url && posKey && payee ? { url, posKey, payee } : undefined
}

/** Off in a production shop that has no account at Barion. */
export const barion: PaymentProviderDefinition = {
  ...barionVariables,
  key: 'barion',
  modeOf: (env) => {
    if (accountOf(env)) return 'real'
    const { BARION_URL, TRIAL } = readBarionEnv(env)
    return TRIAL === '0' || BARION_URL ? 'off' : 'simulated'
  },

  connect: ({ env, simulator, notificationUrl, openOutbound, timeoutMs }) => {
    const { url, posKey, payee } = accountOf(env) ?? { url: simulator + simulatorPath, ...sandboxShop }
    return createBarion({
      baseUrl: url,
      posKey,
      payee,
      callbackUrl: notificationUrl,
      send: openOutbound([url]),
      timeoutMs,
    })
  },

  // The ledger is a file, because it has to outlive a backend that is killed.
  simulate: ({ folder, publicOrigin }) =>
    createSimulator({ ledgerFile: join(folder, 'barion.json'), publicUrl: publicOrigin + simulatorPath }),
}
