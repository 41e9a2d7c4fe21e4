import type { AddressForm, BillingForm } from '#contracts/checkout-forms.ts'
import type { Locale } from '#contracts/shop.ts'
import { formatName } from './format-name.ts'

type Place = Pick<AddressForm, 'ZIPCode' | 'city' | 'addressLine'>

/** `1134 Budapest, Váci út 12.` */
export const placeLine = ({ ZIPCode, city, addressLine }: Place): string => `${ZIPCode} ${city}, ${addressLine}`

/** The name on the invoice. */
export const billingName = (billing: BillingForm, locale: Locale): string =>
  billing.type === 'company' ? billing.company : formatName(billing, locale)

/** `Minta Könyvtár, 1134 Budapest, Váci út 12.` */
export const billingLine = (billing: BillingForm, locale: Locale): string =>
  `${billingName(billing, locale)}, ${placeLine(billing)}`
