import { createHash } from 'node:crypto'
import { domainToASCII } from 'node:url'

/** Gmail delivers `a.nna` and `anna` to one mailbox; elsewhere they may be two people, so only here dots are left out. */
const ignoresDots = new Set(['gmail.com', 'googlemail.com'])

/**
 * A mailbox as a key of limits, without the address itself. Capitals do not matter, and what follows a `+` is a mark
 * that its owner may choose freely: almost every provider delivers to the same mailbox. Where one does not, two people
 * share a limit, which is better than that one has as many as they like.
 */
export const mailboxKey = (email: string): string => {
  const at = email.lastIndexOf('@')
  const domain = domainToASCII(email.slice(at + 1).toLowerCase())
  const name = email
    .slice(0, at)
    .toLowerCase()
    .replace(/(?<=.)\+.*$/, '')
  const mailbox = `${ignoresDots.has(domain) ? name.replaceAll('.', '') : name}@${domain === 'googlemail.com' ? 'gmail.com' : domain}`
  return createHash('sha256').update(mailbox).digest('base64url')
}
