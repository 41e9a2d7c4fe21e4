import type { Country } from '#contracts/countries.ts'
import type { BillingForm } from '#contracts/checkout-forms.ts'
import type { DraftOrder } from '#contracts/draft-order-answer.ts'
import { call } from '#lib/api/browser.ts'

/** The form holds the fields of both kinds. Only those of the chosen kind are checked and saved. */
export interface BillingValues {
  type: BillingForm['type']
  firstName: string
  lastName: string
  company: string
  taxNumber: string
  country: Country
  ZIPCode: string
  city: string
  addressLine: string
  /** `yes` if the customer wants the address in the account. */
  remember: string
}

type Known = Pick<DraftOrder, 'contact' | 'delivery' | 'billing'>

const empty: Omit<BillingValues, 'country'> = {
  type: 'personal',
  firstName: '',
  lastName: '',
  company: '',
  taxNumber: '',
  ZIPCode: '',
  city: '',
  addressLine: '',
  remember: '',
}

/** What the earlier steps know of the name and the address of an invoice. A pickup point is nobody's address. */
export const knownBilling = ({ contact, delivery }: Known): Partial<BillingValues> => ({
  ...(contact && { firstName: contact.firstName, lastName: contact.lastName }),
  ...(delivery?.address && {
    country: delivery.address.country,
    ZIPCode: delivery.address.ZIPCode,
    city: delivery.address.city,
    addressLine: delivery.address.addressLine,
  }),
})

/**
 * What the order has goes before what the customer has saved, and that goes before what the earlier steps know.
 * @param beginning the country that is chosen by itself, and the customer's default address
 */
export const initialBilling = (
  order: Known,
  isBusiness: boolean,
  { country, saved }: { country: Country; saved?: BillingForm | undefined },
): BillingValues => ({
  ...empty,
  country,
  ...(isBusiness && { type: 'company' as const }),
  ...knownBilling(order),
  ...saved,
  ...order.billing,
})

/** What cannot be another one on an invoice of the organisation. */
export const fixedBilling = (registered: BillingForm | null): Partial<BillingValues> => ({
  type: 'company',
  ...(registered?.type === 'company' && { taxNumber: registered.taxNumber }),
})

export const hasFixed = (billing: BillingForm, fixed: Partial<BillingValues>): boolean =>
  Object.entries(fixed).every(([name, value]) =>
    Object.entries(billing).some(([of, is]) => of === name && is === value),
  )

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

/** @param remember whether the customer wants the address in the account, too; if it cannot be saved there, nothing is */
export const saveBilling = async (
  { uuid, version }: Pick<DraftOrder, 'uuid' | 'version'>,
  values: BillingValues,
  remember: boolean,
): Promise<DraftOrder> => {
  // The form has loaded it by now, for its checks.
  const { billingForm } = await import('#contracts/checkout-forms.ts')
  const billing = billingForm.parse(values)
  // Saved twice, an address is in the account once.
  if (remember) await call('POST /v2.0/me/billing_data', { body: { billing } })
  return call('POST /draft_orders/{uuid}/billing_data', { params: { uuid }, body: { version, billing } })
}
