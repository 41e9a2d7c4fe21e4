import * as z from 'zod/mini'
import { email } from './email.ts'

/**
 * The checkout's forms. zod/mini, because the browser imports them one by one. Messages are field codes
 * (`contracts/errors.ts`), so that backend and form speak with the same words.
 */
const line = (max = 256) =>
  z.string().check(z.trim(), z.minLength(1, { error: 'required' }), z.maxLength(max, { error: 'too_long' }))
const optionalLine = (max = 256) => z.string().check(z.trim(), z.maxLength(max, { error: 'too_long' }))

/** Written as people write it; what counts are 8 to 15 digits with an optional +. */
const phone = z
  .string()
  .check(
    z.trim(),
    z.minLength(1, { error: 'required' }),
    z.regex(/^\+?(?:[\s()/-]*\d){8,15}[\s()-]*$/, { error: 'invalid_phone' }),
  )
/** Hungarian post codes have four digits and do not begin with 0. */
const zip = z
  .string()
  .check(z.trim(), z.minLength(1, { error: 'required' }), z.regex(/^[1-9]\d{3}$/, { error: 'invalid_zip' }))
const country = z.enum(['HU'], { error: 'invalid_choice' })

export const contactForm = z.object({ email, firstName: line(), lastName: line(), phone })
export type ContactForm = z.infer<typeof contactForm>

export const addressForm = z.object({ country, ZIPCode: zip, city: line(), addressLine: line(), note: optionalLine() })
export type AddressForm = z.infer<typeof addressForm>

/** A Hungarian tax number: eight digits, VAT code, county code; the eighth digit is a check digit. */
export const isTaxNumber = (value: string): boolean => {
  const match = /^(\d{7})(\d)-?[1-5]-?\d{2}$/.exec(value.trim())
  if (!match?.[1]) return false
  const weights = [9, 7, 3, 1, 9, 7, 3]
  const sum = [...match[1]].reduce((total, digit, index) => total + Number(digit) * (weights[index] ?? 0), 0)
  return (10 - (sum % 10)) % 10 === Number(match[2])
}

const billingAddress = { country, ZIPCode: zip, city: line(), addressLine: line() }
export const billingForm = z.discriminatedUnion('type', [
  z.object({ type: z.literal('personal'), firstName: line(), lastName: line(), ...billingAddress }),
  z.object({
    type: z.literal('company'),
    company: line(),
    taxNumber: z
      .string()
      .check(z.trim(), z.minLength(1, { error: 'required' }), z.refine(isTaxNumber, { error: 'invalid_tax_number' })),
    ...billingAddress,
  }),
])
export type BillingForm = z.infer<typeof billingForm>

export const orderCheckForm = z.object({ email })

export const orderSearchForm = z.object({ number: line(), email })
export type OrderSearchForm = z.infer<typeof orderSearchForm>
