import type { BillingForm } from '#contracts/checkout-forms.ts'
import type { Configuration } from '#contracts/configuration.ts'
import type { Locale } from '#contracts/shop.ts'
import { formatName } from '#lib/format/format-name.ts'
import type { Buyer, Seller } from '../../../db/schema/invoices.ts'

export const sellerOf = ({
  company,
  contact_email: email,
  contact_phone: phone,
}: Pick<Configuration, 'company' | 'contact_email' | 'contact_phone'>): Seller => ({ ...company, email, phone })

export const buyerOf = (billing: BillingForm, locale: Locale): Buyer => {
  const { country, ZIPCode, city, addressLine } = billing
  const isCompany = billing.type === 'company'
  return {
    name: isCompany ? billing.company : formatName(billing, locale),
    country,
    ZIPCode,
    city,
    addressLine,
    taxNumber: isCompany ? billing.taxNumber : null,
  }
}

/** `HU12345678`, the form in which other countries of the EU write the number `12345678-2-41`. */
export const euVatNumber = (taxNumber: string): string =>
  /^[A-Z]{2}/i.test(taxNumber) ? taxNumber : `HU${taxNumber.replaceAll(/\D/g, '').slice(0, 8)}`
