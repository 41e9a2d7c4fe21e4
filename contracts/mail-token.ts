import { z } from 'zod'

/** 32 random bytes as base64url, from the link of a mail. */
export const mailToken = z.string().regex(/^[\w-]{43}$/, { error: 'invalid' })
