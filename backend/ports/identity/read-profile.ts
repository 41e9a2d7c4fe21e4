import { email as emailSchema } from '#contracts/email.ts'
import { line } from '#contracts/form-fields.ts'

const nameSchema = line()

/** A name or an address of a provider, if the shop's own forms would take it. */
export const readName = (value: unknown): string | null => {
  const parsed = nameSchema.safeParse(value)
  return parsed.success ? parsed.data : null
}

/** In lower case, as accounts have it. */
export const readEmail = (value: unknown): string | null => {
  const parsed = emailSchema.safeParse(value)
  return parsed.success ? parsed.data.toLowerCase() : null
}

export const domainOf = (email: string): string => email.slice(email.lastIndexOf('@') + 1)
