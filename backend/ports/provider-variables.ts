import type { ProviderVariables } from '#lib/env/backend.ts'
import { paymentProviders } from './payments/providers.ts'
import { navVariables } from './tax-authority/nav/variables.ts'
import { carrierVariables } from './pickup-points/list-urls.ts'

/** What all payment providers, carriers and the tax authority read from the environment. */
export const providerVariables: readonly ProviderVariables[] = [...paymentProviders, ...carrierVariables, navVariables]
