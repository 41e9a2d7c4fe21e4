import type { AddressForm, BillingForm, ContactForm } from '#contracts/checkout-forms.ts'

type Address = Pick<AddressForm, 'country' | 'ZIPCode' | 'city' | 'addressLine'>

const addressOf = ({ country, ZIPCode, city, addressLine }: Address): Address => ({
  country,
  ZIPCode,
  city,
  addressLine,
})

const isOneAddress = (one: Address, other: Address): boolean =>
  one.ZIPCode === other.ZIPCode && one.city === other.city && one.addressLine === other.addressLine

/** An invoice that goes where the parcel goes still does so when the parcel's address is mended. */
export const followAddress = (
  billing: BillingForm | null,
  from: AddressForm | null,
  to: AddressForm | null,
): BillingForm | null =>
  billing && from && to && isOneAddress(billing, from) ? { ...billing, ...addressOf(to) } : billing

/** The same for a name that is mended in the first step. */
export const followName = (
  billing: BillingForm | null,
  from: ContactForm | null,
  to: ContactForm,
): BillingForm | null =>
  billing?.type === 'personal' && from && billing.firstName === from.firstName && billing.lastName === from.lastName
    ? { ...billing, firstName: to.firstName, lastName: to.lastName }
    : billing
