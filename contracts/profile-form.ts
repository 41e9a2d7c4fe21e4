import * as z from 'zod/mini'
import { nameFields } from './form-fields.ts'

/** The name of a customer, as the profile changes it. */
export const profileForm = z.object(nameFields)
export type ProfileForm = z.infer<typeof profileForm>
