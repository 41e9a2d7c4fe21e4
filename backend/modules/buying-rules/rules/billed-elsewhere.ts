import type { BillingForm } from '#contracts/checkout-forms.ts'
import { taxpayerOf } from '#contracts/form-fields.ts'

/**
 * Whether somebody else than the organisation would get the invoice. A transfer with a term is a claim against the
 * organisation, so its tax number decides; its name and its seat may have changed. Where the shop does not know the
 * number, it is at least no private person.
 */
export const isBilledElsewhere = (taxpayer: string | null, billing: BillingForm): boolean =>
  billing.type === 'personal' || (taxpayer !== null && taxpayerOf(billing) !== taxpayer)
