import * as z from 'zod/mini'

/** An address that a mail can be sent to. zod/mini, because the browser's forms import it. */
export const email = z
  .string()
  .check(
    z.trim(),
    z.minLength(1, { error: 'required' }),
    z.maxLength(256, { error: 'too_long' }),
    z.regex(/^[^\s@<>"(),:;\\]+@[^\s@.<>"(),:;\\]+(\.[^\s@.<>"(),:;\\]+)+$/, { error: 'invalid_email' }),
  )
