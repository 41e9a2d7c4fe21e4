import type { BillingForm } from '#contracts/checkout-forms.ts'
import type { DraftOrder } from '#contracts/draft-order-answer.ts'

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

/** What the earlier steps know of an invoice's name and address; a parcel point is nobody's address. */
export const knownBilling = ({ contact, delivery }: Known): Partial<BillingValues> => ({
  ...(contact && { firstName: contact.firstName, lastName: contact.lastName }),
  ...(delivery?.address && {
    ZIPCode: delivery.address.ZIPCode,
    city: delivery.address.city,
    addressLine: delivery.address.addressLine,
  }),
})

/** What the server has goes before what can be known. */
export const initialBilling = (order: Known, isBusiness: boolean): BillingValues => ({
  ...empty,
  ...(isBusiness && { type: 'company' as const }),
  ...knownBilling(order),
  ...order.billing,
})

/** A company has no given name: only what the chosen kind shows can be the same as at delivery. */
export const sameBilling = (order: Known, type: BillingForm['type']): Partial<BillingValues> => {
  const { firstName, lastName, ...address } = knownBilling(order)
  return type === 'personal' ? { firstName, lastName, ...address } : address
}

export const isSame = (order: Known, values: BillingValues): boolean =>
  Object.entries(sameBilling(order, values.type)).every(
    ([name, value]) => values[name as keyof BillingValues] === value,
  )
