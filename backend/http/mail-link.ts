import type { Services } from '../kernel/context.ts'
import { hashText } from '../kernel/hash-text.ts'

/** How many links of one row are valid: those of the newest mails. */
const validLinks = 3

/** A token for the link of a mail, and its hash, which is saved before the hashes of earlier mails. */
export const newLink = (
  { newToken }: Pick<Services, 'newToken'>,
  earlier: readonly string[],
): { token: string; hashes: string[] } => {
  const token = newToken(32)
  return { token, hashes: [hashText(token), ...earlier].slice(0, validLinks) }
}
