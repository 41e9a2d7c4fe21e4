import { createHash } from 'node:crypto'

/** For secrets, and for addresses that nobody needs to read: nobody can compute the text from its hash. */
export const hashText = (text: string): string => createHash('sha256').update(text).digest('base64url')
