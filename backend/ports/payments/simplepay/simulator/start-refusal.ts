import type { SimulatedMerchant } from './merchants.ts'
import type { Message } from './signed-call.ts'
import { requestedTotal } from './requested-total.ts'

const languages = 'AR BG CS DE EN ES FR HR HU IT PL RO RU SK TR ZH'.split(' ')

/** The checks of `start` after the common ones, in the vendor's order; undefined when the start may go on. */
export function startRefusal(
  message: Message,
  account: SimulatedMerchant,
  isKnown: (orderRef: string) => boolean,
): number | undefined {
  const { orderRef, currency, customerEmail, maySelectEmail, language } = message
  if (typeof orderRef !== 'string' || orderRef === '') return 5213
  if (isKnown(orderRef)) return 5013
  if (typeof currency !== 'string' || !['HUF', 'EUR', 'USD'].includes(currency)) return 5223
  if (currency !== account.currency) return 5307
  if (maySelectEmail !== true && !isEmail(customerEmail)) return 5219
  if (typeof language !== 'string' || !languages.includes(language)) return 5220
  const total = requestedTotal(message, account.currency)
  if ('refusal' in total) return total.refusal
  if (!hasBackUrls(message)) return 5325
  if (message.twoStep === true && !account.twoStep) return 5308
  if (message.timeout !== undefined && isNaN(Date.parse(String(message.timeout)))) return 5321
  const entersInvoiceThere = message.maySelectInvoice === true || message.invoice === undefined
  return entersInvoiceThere ? undefined : invoiceRefusal(message.invoice)
}

function isEmail(value: unknown): boolean {
  return typeof value === 'string' && /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(value)
}

function hasBackUrls({ url, urls }: Message): boolean {
  const { success, fail, cancel, timeout } = (urls ?? {}) as Message
  const all = urls ? [success, fail, cancel, timeout] : [url]
  return all.every((one) => typeof one === 'string' && /^https?:$/.test(URL.parse(one)?.protocol ?? ''))
}

function invoiceRefusal(invoice: unknown): number | undefined {
  const { name, company, city, zip, address } = (invoice ?? {}) as Message
  if (!name && !company) return 5309
  if (!city) return 5310
  if (!zip) return 5311
  return address ? undefined : 5312
}
