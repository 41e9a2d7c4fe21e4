import type { BrowserReturn } from '../port.ts'
import { accountOfMerchant, type MerchantAccounts } from './merchants.ts'
import { browserReturn } from './messages.ts'
import { parseJson } from '../parse-json.ts'
import { isSignedBy } from './signature.ts'
import { claimOfEvent } from './status.ts'

/** Reads `r` and `s` of the back URL; undefined when they are missing, forged, or of somebody else's account. */
export function readReturn(
  accounts: MerchantAccounts,
  query: URLSearchParams | Record<string, string>,
): BrowserReturn | undefined {
  const { r, s } = query instanceof URLSearchParams ? Object.fromEntries(query) : query
  if (typeof r !== 'string' || typeof s !== 'string') return undefined

  // The signature covers the decoded JSON, not its base64 form.
  const json = Buffer.from(unspaced(r), 'base64')
  const message = browserReturn.safeParse(parseJson(json.toString('utf8')))
  if (!message.success) return undefined
  const { t, e, m, o } = message.data

  const account = accountOfMerchant(accounts, m)
  if (!account || !isSignedBy(account.secret, json, unspaced(s))) return undefined
  return { reference: { providerId: t, orderRef: o }, claim: claimOfEvent(e) }
}

/** A `+` that was not percent-encoded in the URL arrives as a space. */
function unspaced(value: string): string {
  return value.replaceAll(' ', '+')
}
