import * as z from 'zod/mini'
import { email } from './email.ts'

/** The sign-in form. zod/mini, because the browser imports it. */
export const signInForm = z.object({
  email,
  password: z.string().check(z.minLength(1, { error: 'required' }), z.maxLength(256, { error: 'too_long' })),
  remember: z.boolean(),
})
export type SignInForm = z.infer<typeof signInForm>
