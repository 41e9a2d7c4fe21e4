import * as z from 'zod/mini'

/** The sign-in form. zod/mini, because the browser imports it. */
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
export type SignInForm = z.infer<typeof signInForm>
