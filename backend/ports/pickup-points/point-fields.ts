import { z } from 'zod'
import { plainText } from './plain-text.ts'

/** An id is opaque and must go back to the carrier unchanged, so it is refused rather than cleaned. */
export const pointId = z
  .union([z.string(), z.number().transform(String)])
  .pipe(z.string().regex(/^(?!\s)[^\p{C}<>]{1,100}$/u))

export const requiredText = z
  .union([z.string(), z.number().transform(String)])
  .transform(plainText)
  .pipe(z.string().min(1))

/** Empty, missing and wrongly typed all read as missing: nobody loses a pickup point over a phone number. */
export const optionalText = z
  .string()
  .transform((text) => plainText(text) || undefined)
  .optional()
  .catch(undefined)

export const optionalEmail = z
  .string()
  .regex(/^[^\s@<>]+@[^\s@<>]+$/)
  .optional()
  .catch(undefined)

/** Degrees from a number or from a text with a decimal comma or point; NaN when it is neither. */
export const coordinate = z.unknown().transform((value) => {
  if (typeof value === 'number') return value
  return typeof value === 'string' && value.trim() !== '' ? Number(value.replace(',', '.')) : Number.NaN
})
