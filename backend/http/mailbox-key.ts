import { createHash } from 'node:crypto'
import { domainToASCII } from 'node:url'

/**
 * Gmail delivers `a.nna` and `anna` to one mailbox; with other providers they may be two people, so dots are removed
 * for Gmail only.
 */
const ignoresDots = new Set(['gmail.com', 'googlemail.com'])

/**
 * The key of a mailbox for rate limits, without the address itself. Capitals do not matter. The part after a `+` is
 * ignored, because almost every provider delivers all such addresses to one mailbox. Where a provider does not, two
 * people share a limit; the alternative would be a person without a limit.
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
