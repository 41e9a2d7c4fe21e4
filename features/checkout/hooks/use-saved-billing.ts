import type { BillingForm } from '#contracts/checkout-forms.ts'
import { useOrganization, useOrganizationId } from '#lib/session/organization.ts'
import { billingDataQuery } from '#lib/session/saved-addresses.ts'
import { useSaved } from './use-saved.ts'

export interface SavedBilling {
  /** 0 for what the organisation has registered with; the others are saved addresses. */
  id: number
  billing: BillingForm
}

const isEqual = (one: BillingForm, other: BillingForm): boolean =>
  Object.entries(one).every(([name, value]) => other[name as keyof BillingForm] === value)

/**
 * The buyer's addresses for invoices, the best one first: that of the organisation, then the saved ones. Null for a
 * guest; undefined until it is known which.
 */
export const useSavedBilling = (): SavedBilling[] | null | undefined => {
  const own = useSaved(billingDataQuery)
  const id = useOrganizationId()
  const organization = useOrganization()
  if (own === undefined || (own !== null && id === undefined)) return undefined
  if (id == null) return own
  if (!organization) return undefined
  const { billing } = organization
  if (!billing) return own
  return [{ id: 0, billing }, ...(own ?? []).filter((saved) => !isEqual(billing, saved.billing))]
}
