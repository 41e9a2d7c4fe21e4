import * as z from 'zod/mini'
import { email } from './email.ts'
import { addressFields, companyFields, nameFields, optionalLine, phone } from './form-fields.ts'

export const contactForm = z.object({ email, ...nameFields, phone })
export type ContactForm = z.infer<typeof contactForm>

export const addressForm = z.object({ ...addressFields, note: optionalLine() })
export type AddressForm = z.infer<typeof addressForm>

export const billingForm = z.discriminatedUnion('type', [
  z.object({ type: z.literal('personal'), ...nameFields, ...addressFields }),
  z.object({ type: z.literal('company'), ...companyFields, ...addressFields }),
])
export type BillingForm = z.infer<typeof billingForm>
