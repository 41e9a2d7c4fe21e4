import type { AddressForm, ContactForm, StepForms } from '#contracts/checkout-forms.ts'

type Saved = Partial<StepForms>
type Address = Pick<AddressForm, 'country' | 'ZIPCode' | 'city' | 'addressLine'>

const addressOf = ({ country, ZIPCode, city, addressLine }: Address): Address => ({
  country,
  ZIPCode,
  city,
  addressLine,
})

const isOneAddress = (one: Address, other: Address): boolean =>
  one.country === other.country &&
  one.ZIPCode === other.ZIPCode &&
  one.city === other.city &&
  one.addressLine === other.addressLine

/** An invoice with the address of the parcel keeps the same address when the address of the parcel is changed. */
export const followAddress = (saved: Saved, from: AddressForm | null, to: AddressForm | null): Saved => {
  const { billing } = saved
  return billing && from && to && isOneAddress(billing, from)
    ? { ...saved, billing: { ...billing, ...addressOf(to) } }
    : saved
}

/** An invoice in the name of the contact keeps the same name when the contact is changed. */
export const followName = (saved: Saved, to: ContactForm): Saved => {
  const { billing, contact: from } = saved
  return billing?.type === 'personal' &&
    from &&
    billing.firstName === from.firstName &&
    billing.lastName === from.lastName
    ? { ...saved, billing: { ...billing, firstName: to.firstName, lastName: to.lastName } }
    : saved
}
