import * as z from 'zod/mini'

/** The contract's password grant is classic zod; the browser gets these three fields in the small one. */
export const signInForm = z.object({
  email: z
    .string()
    .check(
      z.trim(),
      z.minLength(1, { error: 'required' }),
      z.maxLength(256, { error: 'too_long' }),
      z.email({ error: 'invalid_email' }),
    ),
  password: z.string().check(z.minLength(1, { error: 'required' }), z.maxLength(256, { error: 'too_long' })),
  remember: z.boolean(),
})
