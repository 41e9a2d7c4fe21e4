import type { BillingForm } from '#contracts/checkout-forms.ts'
import type { DraftOrder } from '#contracts/draft-orders.ts'

/** Both kinds at once, as the form holds them; the resolver looks only at the chosen one. */
export interface BillingValues {
  type: BillingForm['type']
  firstName: string
  lastName: string
  company: string
  taxNumber: string
  country: string
  ZIPCode: string
  city: string
  addressLine: string
}

type Known = Pick<DraftOrder, 'contact' | 'delivery' | 'billing'>

const empty: BillingValues = {
  type: 'personal',
  firstName: '',
  lastName: '',
  company: '',
  taxNumber: '',
  country: 'HU',
  ZIPCode: '',
  city: '',
  addressLine: '',
}

/** What the earlier steps know of an invoice's name and address: what the checkbox fills in. */
export const knownBilling = ({ contact, delivery }: Known): Partial<BillingValues> => ({
  ...(contact && { firstName: contact.firstName, lastName: contact.lastName }),
  ...(delivery?.address && {
    ZIPCode: delivery.address.ZIPCode,
    city: delivery.address.city,
    addressLine: delivery.address.addressLine,
  }),
})

export const initialBilling = (order: Known, isBusiness: boolean): BillingValues => ({
  ...empty,
  ...(isBusiness && { type: 'company' as const }),
  ...order.billing,
})

/** A company has no given name: only what the chosen kind shows can be the same. */
export const sameFields = (known: Partial<BillingValues>, type: BillingForm['type']) =>
  (Object.keys(known) as (keyof BillingValues)[]).filter(
    (name) => type === 'personal' || (name !== 'firstName' && name !== 'lastName'),
  )

export const isSame = (values: BillingValues, known: Partial<BillingValues>): boolean =>
  sameFields(known, values.type).every((name) => values[name] === known[name])
