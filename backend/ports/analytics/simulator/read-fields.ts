import { z } from 'zod'

/** The first thing that is wrong, in words: `cid: Invalid input`. */
export const problemOf = (error: z.ZodError): string => {
  const [issue] = error.issues
  return issue ? [issue.path.join('.'), issue.message].filter(Boolean).join(': ') : 'unreadable'
}

/** What is wrong with a value; undefined where nothing is. */
export const whyInvalid = (schema: z.ZodType, value: unknown): string | undefined => {
  const parsed = schema.safeParse(value)
  return parsed.success ? undefined : problemOf(parsed.error)
}

/** A number as a parameter of an address has it. */
export const numberText = z.string().regex(/^-?\d+(\.\d+)?$/, 'is no number')

export const currencyCode = z.string().regex(/^[A-Z]{3}$/, 'is no currency')

/** JSON where the text is an object or a list, otherwise the text. */
export const readText = (text: string): unknown => {
  if (!/^[[{]/.test(text)) return text
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}
