import { type BillingForm, billingForm } from '#contracts/checkout-forms.ts'
import type { DraftOrder } from '#contracts/draft-order-answer.ts'
import { call } from '#lib/api/browser.ts'

/** The form holds the fields of both kinds. Only those of the chosen kind are checked and saved. */
export interface BillingValues {
  type: BillingForm['type']
  firstName: string
  lastName: string
  company: string
  taxNumber: string
  country: 'HU'
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

/** What the earlier steps know of the name and the address of an invoice. A pickup point is nobody's address. */
export const knownBilling = ({ contact, delivery }: Known): Partial<BillingValues> => ({
  ...(contact && { firstName: contact.firstName, lastName: contact.lastName }),
  ...(delivery?.address && {
    ZIPCode: delivery.address.ZIPCode,
    city: delivery.address.city,
    addressLine: delivery.address.addressLine,
  }),
})

/** What the server has saved goes before what the earlier steps know. */
export const initialBilling = (order: Known, isBusiness: boolean): BillingValues => ({
  ...empty,
  ...(isBusiness && { type: 'company' as const }),
  ...knownBilling(order),
  ...order.billing,
})

/** A company has no given name: only the fields of the chosen kind can be the same as at delivery. */
export const sameBilling = (order: Known, type: BillingForm['type']): Partial<BillingValues> => {
  const { firstName, lastName, ...address } = knownBilling(order)
  return type === 'personal' ? { firstName, lastName, ...address } : address
}

export const isSame = (order: Known, values: BillingValues): boolean =>
  Object.entries(sameBilling(order, values.type)).every(
    ([name, value]) => values[name as keyof BillingValues] === value,
  )

export const saveBilling = (
  { uuid, version }: Pick<DraftOrder, 'uuid' | 'version'>,
  values: BillingValues,
): Promise<DraftOrder> =>
  call('POST /draft_orders/{uuid}/billing_data', {
    params: { uuid },
    body: { version, billing: billingForm.parse(values) },
  })
