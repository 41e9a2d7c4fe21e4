import type { IncomingMessage } from 'node:http'
import { readAddress } from '#lib/process/ip-address.ts'
import { dropForgedHeaders } from './forged-headers.ts'
import type { Step } from './step.ts'

/**
 * Who asks: the address of the connection, or, as long as that is a proxy of ours, the one that this proxy names. Each
 * proxy writes its neighbour at the end of the list, so the list is read from there: what a visitor wrote stands before.
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

/** Finds out once who asks, and tells it inside in `X-Client-IP`, which a visitor cannot set. */
export const nameClient =
  (isTrusted: (address: string) => boolean): Step =>
  (request, _response, next) => {
    const peer = readAddress(request.socket.remoteAddress ?? '') ?? ''
    const client = clientAddress(peer, headerOf(request, 'x-forwarded-for'), isTrusted)
    const isSecure = isTrusted(peer) && headerOf(request, 'x-forwarded-proto') === 'https'
    dropForgedHeaders(request.headers)
    request.headers['x-client-ip'] = client
    if (isSecure) request.headers['x-forwarded-proto'] = 'https'
    next()
  }
