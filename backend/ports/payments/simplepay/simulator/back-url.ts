import { sign } from '../signature.ts'
import type { BackEvent } from '../status.ts'
import type { SimulatedMerchant } from './merchants.ts'
import type { Status, Transaction } from './transaction.ts'

const events: Record<Exclude<Status, 'INIT'>, BackEvent> = {
  INPAYMENT: 'SUCCESS',
  INFRAUD: 'SUCCESS',
  AUTHORIZED: 'SUCCESS',
  FINISHED: 'SUCCESS',
  NOTAUTHORIZED: 'FAIL',
  CANCELLED: 'CANCEL',
  REVERSED: 'CANCEL',
  TIMEOUT: 'TIMEOUT',
}

/** Card refused for want of funds; the shop must never show the reason. */
const declinedCode = 2013

/** Where the browser goes with `r` and `s`; undefined while nobody has begun to pay. */
export function backUrl(transaction: Transaction, account: SimulatedMerchant): string | undefined {
  if (transaction.status === 'INIT') return undefined
  const event = events[transaction.status]
  const json = JSON.stringify({
    r: event === 'FAIL' ? declinedCode : 0,
    t: transaction.transactionId,
    e: event,
    m: transaction.merchant,
    o: transaction.orderRef,
  })
  const urls = { SUCCESS: 'success', FAIL: 'fail', CANCEL: 'cancel', TIMEOUT: 'timeout' } as const
  const url = new URL(transaction.backUrls[urls[event]])
  url.searchParams.set('r', Buffer.from(json).toString('base64'))
  url.searchParams.set('s', sign(json, account.secret))
  return url.href
}
