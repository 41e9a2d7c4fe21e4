import * as z from 'zod/mini'
import { email } from './email.ts'

export const botAddressForm = z.object({ email })

/** Spaces are what some mail programs add to copied digits. */
export const botCodeForm = z.object({
  code: z.string().check(
    z.trim(),
    z.overwrite((typed) => typed.replaceAll(/\s/g, '')),
    z.minLength(1, { error: 'required' }),
    z.regex(/^\d{6}$/, { error: 'invalid_code' }),
  ),
})
