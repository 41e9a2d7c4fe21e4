import * as z from 'zod/mini'
import { type Country, countries, isCountry, postCodes } from './countries.ts'
import type { FieldCode } from './errors.ts'

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

const zip = z.string().check(z.trim(), z.minLength(1, { error: 'required' }), z.maxLength(12, { error: 'invalid_zip' }))
/** Which of them the shop sells to is configured, so the backend checks it. */
const country = z.enum(countries, { error: 'invalid_choice' })

/** A Hungarian tax number: eight digits, VAT code, county code. The eighth digit is a check digit. */
const isTaxNumber = (value: string): boolean => {
  const match = /^(\d{7})(\d)-?[1-5]-?\d{2}$/.exec(value.trim())
  if (!match?.[1]) return false
  const weights = [9, 7, 3, 1, 9, 7, 3]
  const sum = [...match[1]].reduce((total, digit, index) => total + Number(digit) * (weights[index] ?? 0), 0)
  return (10 - (sum % 10)) % 10 === Number(match[2])
}

const withoutSeparators = (value: string): string => value.replaceAll(/[\s.-]/g, '').toUpperCase()

/** The number of a company of another country of the EU, by its form. */
const isVatNumber = (value: string): boolean => /^[A-Z]{2}[\dA-Z+*]{2,12}$/.test(withoutSeparators(value))

/** A taxpayer by one number, however it is written: that of Hungary has the first eight digits of the tax number. */
export const taxpayerOf = ({ country: of, taxNumber }: { country: Country; taxNumber: string }): string =>
  of === 'HU' ? `HU${withoutSeparators(taxNumber).slice(0, 8)}` : withoutSeparators(taxNumber)

interface Rule<Field extends string> {
  error: FieldCode
  path: [Field]
  /** Only for texts that are there: a field that is empty has its own error. */
  when: (payload: { value: unknown }) => boolean
}

const isText = (value: unknown): boolean => typeof value === 'string' && value.trim() !== ''

/** @param others fields that the rule reads beside its own and the country */
const rule = <Field extends string>(field: Field, error: FieldCode, others: readonly string[] = []): Rule<Field> => ({
  error,
  path: [field],
  when: ({ value }) => {
    if (typeof value !== 'object' || value === null) return false
    const values = value as Record<string, unknown>
    return isCountry(values.country) && [field, ...others].every((name) => isText(values[name]))
  },
})

/** A form with an address: the post code has the form of the country. */
export const postCodeRule = z.refine<{ country: Country; ZIPCode: string }>(
  ({ country: of, ZIPCode }) => postCodes[of].test(ZIPCode.trim()),
  rule('ZIPCode', 'invalid_zip'),
)

/** A form with a company: a Hungarian one has a Hungarian tax number, another one its VAT number. */
export const taxNumberRule = z.refine<{ country: Country; taxNumber: string }>(
  ({ country: of, taxNumber }) => (of === 'HU' ? isTaxNumber(taxNumber) : isVatNumber(taxNumber)),
  rule('taxNumber', 'invalid_tax_number'),
)

/** An organisation may name its EU VAT number: in Hungary, that of its tax number. */
export const vatNumberRule = z.refine<{ country: Country; taxNumber: string; vatNumber: string }>(
  ({ vatNumber, ...of }) =>
    isVatNumber(vatNumber) && (of.country !== 'HU' || withoutSeparators(vatNumber) === taxpayerOf(of)),
  rule('vatNumber', 'invalid_vat_number', ['taxNumber']),
)

/** A school in Hungary names its six digits in the register of public education. */
export const omIdentifierRule = z.refine<{ country: Country; kind: string; omIdentifier: string }>(
  ({ country: of, kind, omIdentifier }) => kind !== 'school' || of !== 'HU' || /^\d{6}$/.test(omIdentifier.trim()),
  {
    error: 'invalid_om_identifier',
    path: ['omIdentifier'],
    // An empty one is wrong for a school, so only what is no text is left to the field itself.
    when: ({ value }) =>
      typeof value === 'object' && value !== null && 'omIdentifier' in value && typeof value.omIdentifier === 'string',
  },
)

export const nameFields = { firstName: line(), lastName: line() }
export const addressFields = { country, ZIPCode: zip, city: line(), addressLine: line() }
export const companyFields = {
  company: line(),
  taxNumber: line(32),
}
