import { join } from 'node:path'
import type { PaymentProviderDefinition } from '../definition.ts'
import type { MerchantAccounts } from './merchants.ts'
import { createSimplePay } from './provider.ts'
import { sandboxMerchants } from './simulator/merchants.ts'
import { createSimulator } from './simulator/simulator.ts'
import { readSimplePayEnv, simplePayVariables } from './variables.ts'

const simulatedMerchants: MerchantAccounts = Object.fromEntries(
  sandboxMerchants.map(({ merchant, secret, currency }) => [currency, { merchant, secret }]),
)

const merchantsOf = (env: ReturnType<typeof readSimplePayEnv>): MerchantAccounts => ({
  ...(env.SIMPLEPAY_MERCHANT_HUF &&
    env.SIMPLEPAY_SECRET_HUF && { HUF: { merchant: env.SIMPLEPAY_MERCHANT_HUF, secret: env.SIMPLEPAY_SECRET_HUF } }),
  ...(env.SIMPLEPAY_MERCHANT_EUR &&
    env.SIMPLEPAY_SECRET_EUR && { EUR: { merchant: env.SIMPLEPAY_MERCHANT_EUR, secret: env.SIMPLEPAY_SECRET_EUR } }),
})

export const simplePay: PaymentProviderDefinition = {
  ...simplePayVariables,
  key: 'simplepay',
  modeOf: (env) => (readSimplePayEnv(env).SIMPLEPAY_URL === undefined ? 'simulated' : 'real'),

  connect: ({ env, simulator, openOutbound, timeoutMs }) => {
    const own = readSimplePayEnv(env)
    const url = own.SIMPLEPAY_URL ?? `${simulator}/payment/v2`
    const merchants = own.SIMPLEPAY_URL ? merchantsOf(own) : simulatedMerchants
    return createSimplePay({ baseUrl: `${url}/`, merchants, send: openOutbound([url]), timeoutMs })
  },

  // The ledger is a file, because it has to outlive a backend that is killed.
  simulate: ({ folder, publicOrigin, notificationUrl }) =>
    createSimulator({ ledgerFile: join(folder, 'simplepay.json'), publicOrigin, settings: { notificationUrl } }),
}
