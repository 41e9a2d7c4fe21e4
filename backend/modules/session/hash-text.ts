import { createHash } from 'node:crypto'

/** What is kept of a secret, or of what nobody need read: from the hash nobody gets back. */
export const hashText = (text: string): string => createHash('sha256').update(text).digest('base64url')
