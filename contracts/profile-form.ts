import * as z from 'zod/mini'
import { line, nameFields } from './form-fields.ts'

/** The types of a user's name (spec point 3). */
export const nameTypes = ['simple', 'company', 'separated'] as const

/** A name of two fields, as the profile changes it. */
export const profileForm = z.object(nameFields)

/** A name of one field. */
export const oneNameForm = z.object({ name: line() })

/** A name as it is sent; one without a type is separated. */
export const userName = z.union([
  z.strictObject({ type: z.optional(z.literal('separated')), ...nameFields }),
  z.strictObject({ type: z.enum(['simple', 'company']), name: line() }),
])
export type UserName = z.infer<typeof userName>
