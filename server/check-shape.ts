import type { IncomingMessage } from 'node:http'
import { isApiAddress, refuse, type Refusal } from './refuse.ts'
import type { Step } from './step.ts'

/** Characters of an address, query included; RFC 9110 asks every server for 8,000. */
const longestAddress = 8_000
/** A browser sends about 20. Their bytes are limited by `maxHeaderSize`. */
const mostHeaders = 100

const pageMethods = ['GET', 'HEAD']
const apiMethods = [...pageMethods, 'POST', 'PUT', 'PATCH', 'DELETE']

export const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined || (headers['content-length'] ?? '0') !== '0'

const namesOneHost = ({ rawHeaders }: IncomingMessage): boolean =>
  rawHeaders.filter((name, index) => index % 2 === 0 && name.toLowerCase() === 'host').length <= 1

/** The one coding of a request's body that every server in front understands alike. */
const isReadable = ({ headers }: IncomingMessage): boolean => /^(chunked)?$/i.test(headers['transfer-encoding'] ?? '')

const malformed: Refusal = { status: 400, code: 'malformed_request' }

const findFault = (request: IncomingMessage, isKnown: (host: string) => boolean): Refusal | undefined => {
  const { url = '', method = '', headers, rawHeaders } = request
  if (url.length > longestAddress) return { status: 414, code: 'address_too_long' }
  if (rawHeaders.length > 2 * mostHeaders) return { status: 431, code: 'headers_too_large' }
  // Anything else is an address for a proxy, which this is not: `http://host/path`, `*`.
  if (!url.startsWith('/')) return malformed
  // HTTP/1.0 may leave the host out.
  if (!namesOneHost(request) || !isKnown(headers.host ?? 'localhost')) return malformed
  const methods = isApiAddress(url) ? apiMethods : pageMethods
  if (!methods.includes(method))
    return { status: 405, code: 'method_not_allowed', headers: { Allow: methods.join(', ') } }
  return !isReadable(request) || (pageMethods.includes(method) && hasBody(request)) ? malformed : undefined
}

/** Refuses what no browser and no payment provider sends, before anything of it is read. */
export const checkShape =
  (isKnown: (host: string) => boolean): Step =>
  (request, response, next) => {
    const fault = findFault(request, isKnown)
    if (fault) refuse(request, response, fault)
    else next()
  }
