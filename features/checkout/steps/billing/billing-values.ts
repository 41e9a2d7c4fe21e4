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
  /** `yes` if the customer wants the address in the account. */
  remember: string
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
  remember: '',
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

/**
 * What the order has goes before what the customer has saved, and that goes before what the earlier steps know.
 * @param saved the customer's default address
 */
export const initialBilling = (order: Known, isBusiness: boolean, saved?: BillingForm): BillingValues => ({
  ...empty,
  ...(isBusiness && { type: 'company' as const }),
  ...knownBilling(order),
  ...saved,
  ...order.billing,
})

/** Whether the address stands in the form. */
export const isInForm = (billing: BillingForm, values: BillingValues): boolean =>
  Object.entries(billing).every(([name, value]) => values[name as keyof BillingValues].trim() === value)

/** A company has no given name: only the fields of the chosen kind can be the same as at delivery. */
export const sameBilling = (order: Known, type: BillingForm['type']): Partial<BillingValues> => {
  const { firstName, lastName, ...address } = knownBilling(order)
  return type === 'personal' ? { firstName, lastName, ...address } : address
}

export const isSame = (order: Known, values: BillingValues): boolean =>
  Object.entries(sameBilling(order, values.type)).every(
    ([name, value]) => values[name as keyof BillingValues] === value,
  )

/** The address goes into the account first, where the customer wants it there: if that fails, nothing is saved. */
export const saveBilling = async (
  { uuid, version }: Pick<DraftOrder, 'uuid' | 'version'>,
  values: BillingValues,
): Promise<DraftOrder> => {
  const billing = billingForm.parse(values)
  // Saved twice, an address is in the account once.
  if (values.remember === 'yes') await call('POST /v2.0/me/billing_data', { body: { billing } })
  return call('POST /draft_orders/{uuid}/billing_data', { params: { uuid }, body: { version, billing } })
}
