import * as z from 'zod/mini'
import { email } from './email.ts'
import {
  addressFields,
  companyFields,
  nameFields,
  optionalLine,
  phone,
  postCodeRule,
  taxNumberRule,
} from './form-fields.ts'

export const contactForm = z.object({ email, ...nameFields, phone })
export type ContactForm = z.infer<typeof contactForm>

export const addressForm = z.object({ ...addressFields, note: optionalLine() }).check(postCodeRule)
export type AddressForm = z.infer<typeof addressForm>

export const billingForm = z.discriminatedUnion('type', [
  z.object({ type: z.literal('personal'), ...nameFields, ...addressFields }).check(postCodeRule),
  z.object({ type: z.literal('company'), ...companyFields, ...addressFields }).check(postCodeRule, taxNumberRule),
])
export type BillingForm = z.infer<typeof billingForm>

/**
 * The forms of the checkout that are saved unchanged, by the name of their step. Every other step is a choice, with a
 * call and a rule of its own.
 */
export const stepForms = { contact: contactForm, billing: billingForm }
export type StepForms = { [Step in keyof typeof stepForms]: z.infer<(typeof stepForms)[Step]> }
