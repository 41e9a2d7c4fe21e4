import type { IncomingMessage, ServerResponse } from 'node:http'
import { finished } from 'node:stream'

export interface Refusal {
  status: 400 | 405 | 413 | 414 | 415 | 431 | 503
  /** An error code of the API. */
  code:
    | 'malformed_request'
    | 'method_not_allowed'
    | 'body_too_large'
    | 'address_too_long'
    | 'unsupported_media_type'
    | 'headers_too_large'
    | 'service_unavailable'
  headers?: Record<string, string>
}

/**
 * For a moment the server discards the rest of the body, and after so many bytes it reads no more but waits: if it
 * closed at once, a visitor who still sends would see a broken connection instead of the answer.
 */
const lingerMs = 1_000
const lingerBytes = 2_000_000

export const isApiAddress = (address = ''): boolean => address.startsWith('/api/')

/**
 * Answers with the API's error body, or without a body where a browser shows its own words. Then closes the connection.
 */
export const refuse = (
  request: IncomingMessage,
  response: ServerResponse,
  { status, code, headers }: Refusal,
): void => {
  const body = isApiAddress(request.url) ? JSON.stringify({ error: { code, message: '', requestId: '' } }) : ''
  response.writeHead(status, {
    ...headers,
    ...(body && { 'Content-Type': 'application/json' }),
    'Content-Length': Buffer.byteLength(body),
    'Cache-Control': 'private, no-store',
    Connection: 'close',
  })
  response.flushHeaders()
  if (body) response.write(body)
  let left = lingerBytes
  const count = (chunk: Buffer) => {
    left -= chunk.length
    if (left < 0) request.off('data', count).pause()
  }
  const end = () => {
    clearTimeout(timer)
    request.off('data', count)
    response.end()
  }
  const timer = setTimeout(end, lingerMs)
  request.on('data', count)
  finished(request, end)
}
