import * as z from 'zod/mini'
import { addressFields, companyFields, nameFields, optionalLine, postCodeRule, taxNumberRule } from './form-fields.ts'

/** A billing address of the account. The name of a company's address is the person to ask, and may be missing. */
export const billingDataForm = z.discriminatedUnion('type', [
  z.object({ type: z.literal('personal'), ...nameFields, ...addressFields }).check(postCodeRule),
  z
    .object({
      type: z.literal('company'),
      ...companyFields,
      firstName: optionalLine(),
      lastName: optionalLine(),
      ...addressFields,
    })
    .check(postCodeRule, taxNumberRule),
])
export type BillingDataForm = z.infer<typeof billingDataForm>
