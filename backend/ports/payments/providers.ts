import type { PaymentProviderDefinition } from './definition.ts'
import { simplePay } from './simplepay/definition.ts'

/** Every payment provider of the shop. `docs/recipes.md` says how one is added. */
export const paymentProviders: readonly PaymentProviderDefinition[] = [simplePay]
