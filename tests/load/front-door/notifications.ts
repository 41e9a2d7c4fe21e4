import { sign } from '#backend/ports/payments/simplepay/signature.ts'
import { sandboxMerchants } from '#backend/ports/payments/simplepay/simulator/merchants.ts'
import { check } from '../support/checks.ts'
import type { Storefront } from '../support/storefront.ts'
import { askOnWire } from '../support/wire.ts'

const path = '/api/payments/simplepay/notification'

/**
 * A notification of the payment provider comes without a page and without a session, and its signature covers the exact
 * bytes.
 */
export const checkNotifications = async ({ port }: Storefront): Promise<void> => {
  const [merchant] = sandboxMerchants
  if (!merchant) throw new Error('The simulator has no merchant.')
  // The body has spaces and an escaped letter, which a JSON library would write in another way.
  const body = `{ "salt" : "c1ca0a3b",\r\n"orderRef":"nobody\\u0073-1" , "method":"CARD","merchant":"${merchant.merchant}","finishDate":"2026-11-22T12:00:00+01:00","paymentDate":"2026-11-22T12:00:00+01:00","transactionId":99999999,"status":"FINISHED" }`
  const send = (text: string, signature: string) =>
    askOnWire({
      port,
      path,
      method: 'POST',
      body: text,
      headers: { 'content-type': 'application/json;charset=UTF-8', signature, 'user-agent': 'SimplePay' },
    })
  const right = await send(body, sign(body, merchant.secret))
  check(
    'a signed notification is acknowledged with a signature of the shop',
    right.status === 200 && /^\S{64}$/.test(String(right.headers.signature)),
    `${right.status} ${right.text.slice(0, 100)}`,
  )
  const changed = await send(body.replace('FINISHED', 'FINISHES'), sign(body, merchant.secret))
  check(
    'a notification with a changed letter is refused',
    changed.status >= 400 && changed.status < 500,
    changed.status,
  )
  const large = await send(`${body}${' '.repeat(20_000)}`, sign(body, merchant.secret))
  check('a notification that is too large is refused', large.status === 413, large.status)
  const elsewhere = await askOnWire({
    port,
    path: '/api/login',
    method: 'POST',
    body: '{"grant_type":"anonymous"}',
    headers: { 'content-type': 'application/json', signature: 'x' },
  })
  check(
    'no other call is accepted without an Origin header',
    elsewhere.status === 403 && elsewhere.headers['set-cookie'] === undefined,
    elsewhere.status,
  )
}
