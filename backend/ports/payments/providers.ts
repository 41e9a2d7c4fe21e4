import { barion } from './barion/definition.ts'
import type { PaymentProviderDefinition } from './definition.ts'
import { simplePay } from './simplepay/definition.ts'
import { stripe } from './stripe/definition.ts'

/** Every payment provider of the shop. `docs/recipes.md` says how one is added. */
export const paymentProviders: readonly PaymentProviderDefinition[] = [simplePay, barion, stripe]

/** Where a provider reaches the shop. */
export const notificationUrlOf = (shopOrigin: string, key: string): string =>
  `${shopOrigin}/api/payments/${key}/notification`
