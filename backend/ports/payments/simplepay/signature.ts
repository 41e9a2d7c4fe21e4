import { createHmac, timingSafeEqual } from 'node:crypto'

/** The `Signature` header and the `s` of the browser's return: base64 HMAC-SHA384 over the bytes as sent. */
export function sign(bytes: string | Uint8Array, secret: string): string {
  return hmac(bytes, secret).toString('base64')
}

export function isSignedBy(secret: string, bytes: string | Uint8Array, signature: string | null | undefined): boolean {
  // The developer documentation prints one sample with - and _ in it, the others with + and /.
  const standard = signature?.replaceAll('-', '+').replaceAll('_', '/')
  if (!standard || !/^[A-Za-z0-9+/]{64}$/.test(standard)) return false
  return timingSafeEqual(Buffer.from(standard, 'base64'), hmac(bytes, secret))
}

function hmac(bytes: string | Uint8Array, secret: string): Buffer {
  return createHmac('sha384', secret).update(bytes).digest()
}
