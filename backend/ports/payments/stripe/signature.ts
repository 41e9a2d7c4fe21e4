import { createHmac, timingSafeEqual } from 'node:crypto'

const toleranceSeconds = 300

const hmac = (text: string, secret: string): Buffer => createHmac('sha256', secret).update(text).digest()

/** The `Stripe-Signature` header of a body that is sent now. */
export const signatureHeader = (body: string, secret: string, now: Date): string => {
  const seconds = Math.floor(now.getTime() / 1000)
  return `t=${seconds},v1=${hmac(`${seconds}.${body}`, secret).toString('hex')}`
}

/** A header may have several signatures, while the secret is exchanged; one that is older than five minutes is refused. */
export const isSigned = (body: string, header: string | null | undefined, secret: string, now: Date): boolean => {
  const fields = (header ?? '').split(',').map((field) => field.split('='))
  const seconds = fields.find(([name]) => name === 't')?.[1] ?? ''
  if (!/^\d{1,12}$/.test(seconds)) return false
  if (Math.abs(now.getTime() / 1000 - Number(seconds)) > toleranceSeconds) return false
  const wanted = hmac(`${seconds}.${body}`, secret)
  return fields.some(
    ([name, value = '']) =>
      name === 'v1' && /^[0-9a-f]{64}$/.test(value) && timingSafeEqual(Buffer.from(value, 'hex'), wanted),
  )
}

/**
 * Stripe's page leads a customer who gives up to an address of ours, and the session stays open. The address says so
 * under a signature, because what it does ends the payment.
 */
export const signCancel = (orderRef: string, secret: string): string =>
  hmac(`cancelled ${orderRef}`, secret).toString('hex')

export const isCancelSigned = (orderRef: string, signature: string, secret: string): boolean => {
  const wanted = signCancel(orderRef, secret)
  return signature.length === wanted.length && timingSafeEqual(Buffer.from(signature), Buffer.from(wanted))
}
