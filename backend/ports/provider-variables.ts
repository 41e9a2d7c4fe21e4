import type { ProviderVariables } from '#lib/env/backend.ts'
import { paymentProviders } from './payments/providers.ts'
import { carrierVariables } from './pickup-points/list-urls.ts'

/** What all payment providers and carriers read from the environment. */
export const providerVariables: readonly ProviderVariables[] = [...paymentProviders, ...carrierVariables]
