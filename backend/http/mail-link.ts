import { createHash } from 'node:crypto'
import type { Services } from '../kernel/context.ts'

/** Valid links of one row: those of the newest mails. */
const linksKept = 3

export const hashLink = (token: string): string => createHash('sha256').update(token).digest('base64url')

/** A token for the link of a mail, and its hash, which is saved before the hashes of earlier mails. */
export const newLink = (
  { newToken }: Pick<Services, 'newToken'>,
  earlier: readonly string[],
): { token: string; hashes: string[] } => {
  const token = newToken(32)
  return { token, hashes: [hashLink(token), ...earlier].slice(0, linksKept) }
}
