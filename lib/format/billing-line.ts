import type { BillingForm } from '#contracts/checkout-forms.ts'
import type { Locale } from '#contracts/shop.ts'
import { formatName } from './format-name.ts'
import { formatPlace } from './format-place.ts'

/** The name on the invoice. */
export const billingName = (billing: BillingForm, locale: Locale): string =>
  billing.type === 'company' ? billing.company : formatName(billing, locale)

/** `Minta Könyvtár, 1134 Budapest, Váci út 12.` */
export const billingLine = (billing: BillingForm, locale: Locale): string =>
  `${billingName(billing, locale)}, ${formatPlace(billing, locale)}`
