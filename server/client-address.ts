import type { IncomingMessage } from 'node:http'
import { readAddress } from '#lib/process/ip-address.ts'
import { removeForgedHeaders } from './forged-headers.ts'
import type { Step } from './steps/step.ts'

/**
 * The address of the visitor: the address of the connection or, while that is a trusted proxy, the address that this
 * proxy names. Each proxy appends its neighbour to the list, so the list is read from its end: a forged entry stands
 * before the trusted ones.
 */
export const clientAddress = (peer: string, forwardedFor: string, isTrusted: (address: string) => boolean): string => {
  let client = readAddress(peer) ?? '0.0.0.0'
  for (const entry of forwardedFor.split(',').toReversed()) {
    const address = isTrusted(client) ? readAddress(entry) : undefined
    if (!address) break
    client = address
  }
  return client
}

const headerOf = ({ headers }: IncomingMessage, name: string): string => String(headers[name] ?? '')

/** Finds the visitor's address once and passes it inside as `X-Client-IP`, a header that a visitor cannot set. */
export const nameClient =
  (isTrusted: (address: string) => boolean): Step =>
  (request, _response, next) => {
    const peer = readAddress(request.socket.remoteAddress ?? '') ?? ''
    const client = clientAddress(peer, headerOf(request, 'x-forwarded-for'), isTrusted)
    const isSecure = isTrusted(peer) && headerOf(request, 'x-forwarded-proto') === 'https'
    removeForgedHeaders(request.headers)
    request.headers['x-client-ip'] = client
    if (isSecure) request.headers['x-forwarded-proto'] = 'https'
    next()
  }
