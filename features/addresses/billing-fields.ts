import type { BillingData } from '#contracts/address-book.ts'
import type { Country } from '#contracts/countries.ts'
import type { BillingDataForm } from '#contracts/billing-data-form.ts'
import type { NewBilling } from './queries.ts'

/** The form holds the fields of both kinds. Only those of the chosen kind are checked and saved. */
type BillingFields = Record<
  'firstName' | 'lastName' | 'company' | 'taxNumber' | 'ZIPCode' | 'city' | 'addressLine',
  string
> & {
  type: BillingDataForm['type']
  country: Country
}

const empty: Omit<BillingFields, 'country'> = {
  type: 'personal',
  firstName: '',
  lastName: '',
  company: '',
  taxNumber: '',
  ZIPCode: '',
  city: '',
  addressLine: '',
}

export const initialFields = (item: BillingData | undefined, isBusiness: boolean, country: Country): BillingFields => ({
  ...empty,
  country,
  ...(isBusiness && { type: 'company' as const }),
  ...item?.contact,
  ...item?.billing,
})

/** The name on a company's address is its contact; a person is the contact of their own invoices. */
export const newBilling = (values: BillingDataForm): NewBilling => {
  if (values.type === 'personal') return { billing: values }
  const { firstName, lastName, ...billing } = values
  return { billing, contact: { firstName, lastName } }
}
