import type { ProviderVariables } from '#lib/env/backend.ts'
import { analyticsVariables } from './analytics/variables.ts'
import { recaptchaVariables } from './bot-check/recaptcha/variables.ts'
import { identityProviders } from './identity/providers.ts'
import { paymentProviders } from './payments/providers.ts'
import { trackings } from './tracking/trackings.ts'
import { navVariables } from './tax-authority/nav/variables.ts'
import { carrierVariables } from './pickup-points/list-urls.ts'

/** What all payment providers, carriers, the tax authority, the bot check, the providers of sign-ins and those of measuring read from the environment. */
export const providerVariables: readonly ProviderVariables[] = [
  ...paymentProviders,
  ...carrierVariables,
  ...trackings,
  ...identityProviders,
  navVariables,
  recaptchaVariables,
  analyticsVariables,
]
