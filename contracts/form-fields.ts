import * as z from 'zod/mini'

/**
 * The fields of forms. zod/mini, because the browser imports them. Messages are field codes (`contracts/errors.ts`), so
 * that browser and backend use the same code for an error.
 */
export const line = (max = 256) =>
  z.string().check(z.trim(), z.minLength(1, { error: 'required' }), z.maxLength(max, { error: 'too_long' }))
export const optionalLine = (max = 256) => z.string().check(z.trim(), z.maxLength(max, { error: 'too_long' }))

/** A telephone number in any usual form: 8 to 15 digits with an optional + and separators. */
export const phone = z
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

/** A Hungarian tax number: eight digits, VAT code, county code. The eighth digit is a check digit. */
const isTaxNumber = (value: string): boolean => {
  const match = /^(\d{7})(\d)-?[1-5]-?\d{2}$/.exec(value.trim())
  if (!match?.[1]) return false
  const weights = [9, 7, 3, 1, 9, 7, 3]
  const sum = [...match[1]].reduce((total, digit, index) => total + Number(digit) * (weights[index] ?? 0), 0)
  return (10 - (sum % 10)) % 10 === Number(match[2])
}

export const nameFields = { firstName: line(), lastName: line() }
export const addressFields = { country, ZIPCode: zip, city: line(), addressLine: line() }
export const companyFields = {
  company: line(),
  taxNumber: z
    .string()
    .check(z.trim(), z.minLength(1, { error: 'required' }), z.refine(isTaxNumber, { error: 'invalid_tax_number' })),
}
