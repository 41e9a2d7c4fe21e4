import type { InboundNotification, PaymentNotification } from '../port.ts'
import { accountOfMerchant, type MerchantAccounts } from './merchants.ts'
import { notification } from './messages.ts'
import { parseJson } from '../parse-json.ts'
import { isSignedBy, sign } from './signature.ts'
import { normaliseStatus, resultOfStatus } from './status.ts'
import { timestamp } from './timestamp.ts'

/** Reads an IPN; undefined when it is malformed, forged, or of somebody else's account. It carries no amount. */
export function readNotification(
  accounts: MerchantAccounts,
  request: InboundNotification,
): PaymentNotification | undefined {
  const text = typeof request.body === 'string' ? request.body : Buffer.from(request.body).toString('utf8')
  const content = parseJson(text)
  const message = notification.safeParse(content)
  if (!message.success) return undefined
  const { merchant, orderRef, transactionId, status } = message.data

  const account = accountOfMerchant(accounts, merchant)
  if (!account || !isSignedBy(account.secret, request.body, request.headers.get('signature'))) return undefined

  return {
    reference: { providerId: transactionId, orderRef },
    state: {
      result: resultOfStatus(status),
      providerStatus: normaliseStatus(status),
      orderRef,
      providerId: transactionId,
      currency: account.currency,
    },
    acknowledge(now) {
      // The confirmation is the received message with receiveDate added, signed anew, and HTTP 200.
      const body = JSON.stringify({ ...(content as object), receiveDate: timestamp(now) })
      const headers = { 'Content-Type': 'application/json', Signature: sign(body, account.secret) }
      return { status: 200, headers, body }
    },
  }
}
