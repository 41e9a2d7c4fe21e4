import * as z from 'zod/mini'
import { newPassword } from './account-forms.ts'
import { email } from './email.ts'
import {
  addressFields,
  companyFields,
  nameFields,
  omIdentifierRule,
  optionalLine,
  phone,
  postCodeRule,
  taxNumberRule,
  vatNumberRule,
} from './form-fields.ts'
import { organizationKinds } from './organization-kinds.ts'

/** What stays with the organisation. The address is its seat. Its people are its members. */
const details = {
  kind: z.enum(organizationKinds, { error: 'invalid_choice' }),
  ...companyFields,
  /** For invoices within the EU; empty without one. */
  vatNumber: optionalLine(32),
  /** The number of a school in the register of public education; empty for others. */
  omIdentifier: optionalLine(32),
  ...addressFields,
}
/** What an organisation says of itself when it registers. The person is its contact. */
const fields = { ...details, ...nameFields, email, phone }
const rules = [postCodeRule, taxNumberRule, vatNumberRule, omIdentifierRule] as const

export const organizationForm = z.object(fields).check(...rules)
export type OrganizationForm = z.infer<typeof organizationForm>

/** What a guest registers: `join` asks the masters of an organisation that is there already. */
export interface RegisteringOrganization {
  form: OrganizationForm
  join: boolean
}

/** A guest gets an account with the address of the contact. */
export const guestOrganizationForm = z.object({ ...fields, password: newPassword }).check(...rules)
export type GuestOrganizationForm = z.infer<typeof guestOrganizationForm>

export const organizationDetails = z.object(details).check(...rules)
export type OrganizationDetails = z.infer<typeof organizationDetails>
