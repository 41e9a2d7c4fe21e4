import type { BillingForm } from '#contracts/checkout-forms.ts'
import type { OrganizationDetails } from '#contracts/organization-form.ts'

/** Its invoices have the name and the seat with which it has registered. */
export const billingOf = ({
  company,
  taxNumber,
  country,
  ZIPCode,
  city,
  addressLine,
}: OrganizationDetails): BillingForm => ({ type: 'company', company, taxNumber, country, ZIPCode, city, addressLine })
