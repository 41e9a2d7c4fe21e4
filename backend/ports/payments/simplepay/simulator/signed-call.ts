import { Hono } from 'hono'
import { parseJson } from '../../parse-json.ts'
import { isSignedBy, sign } from '../signature.ts'
import type { SimulatedMerchant } from './merchants.ts'

export type Message = Record<string, unknown>

/** An answer, or the error code that refuses the call. */
export type Handler = (message: Message, account: SimulatedMerchant, origin: string) => Message | number

/** One POST of /payment/v2: the checks that every call shares, in the vendor's order, then the handler's. */
export function signedCall(merchants: readonly SimulatedMerchant[], handle: Handler): Hono {
  return new Hono().post('/', async (c) => {
    const bytes = new Uint8Array(await c.req.arrayBuffer())
    const message = parseJson(Buffer.from(bytes).toString('utf8'))
    // Without a proven merchant there is no key to sign the refusal with.
    if (!isMessage(message)) return c.json({ errorCodes: [5321] })
    if (!message.merchant) return c.json({ errorCodes: [5201] })
    const account = merchants.find(({ merchant }) => merchant === message.merchant)
    if (!account) return c.json({ errorCodes: [5010] })
    if (!isSignedBy(account.secret, bytes, c.req.header('signature'))) return c.json({ errorCodes: [5302] })

    const answer = refuseCommon(message) ?? handle(message, account, new URL(c.req.url).origin)
    const body = JSON.stringify(
      typeof answer === 'number'
        ? { errorCodes: [answer] }
        : { salt: message.salt, merchant: account.merchant, ...answer },
    )
    return c.body(body, 200, { 'Content-Type': 'application/json', Signature: sign(body, account.secret) })
  })
}

function refuseCommon({ salt, sdkVersion }: Message): number | undefined {
  if (typeof salt !== 'string' || salt.length < 32 || salt.length > 64) return 5401
  if (typeof sdkVersion !== 'string' || sdkVersion === '') return 5320
  return undefined
}

function isMessage(value: unknown): value is Message {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
