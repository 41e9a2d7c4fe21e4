import type { IncomingMessage } from 'node:http'
import { isApiAddress, refuse, type Refusal } from './refuse.ts'
import type { Step } from './steps/step.ts'

/** The longest address, query included. RFC 9110 asks every server to accept 8,000 characters. */
const longestAddress = 8_000
/** A browser sends about 20 headers. `maxHeaderSize` limits their bytes. */
const maxHeaders = 100

const pageMethods = ['GET', 'HEAD']
const apiMethods = [...pageMethods, 'POST', 'PUT', 'PATCH', 'DELETE']

export const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined || (headers['content-length'] ?? '0') !== '0'

const namesOneHost = ({ rawHeaders }: IncomingMessage): boolean =>
  rawHeaders.filter((name, index) => index % 2 === 0 && name.toLowerCase() === 'host').length <= 1

/** The only body encoding that every server in front reads in the same way. */
const isReadable = ({ headers }: IncomingMessage): boolean => /^(chunked)?$/i.test(headers['transfer-encoding'] ?? '')

const malformed: Refusal = { status: 400, code: 'malformed_request' }

const findFault = (request: IncomingMessage, isKnown: (host: string) => boolean): Refusal | undefined => {
  const { url = '', method = '', headers, rawHeaders } = request
  if (url.length > longestAddress) return { status: 414, code: 'address_too_long' }
  if (rawHeaders.length > 2 * maxHeaders) return { status: 431, code: 'headers_too_large' }
  // Other forms (`http://host/path`, `*`) are for proxies, and this server is none.
  if (!url.startsWith('/')) return malformed
  // HTTP/1.0 allows a request without a host.
  if (!namesOneHost(request) || !isKnown(headers.host ?? 'localhost')) return malformed
  const methods = isApiAddress(url) ? apiMethods : pageMethods
  if (!methods.includes(method))
    return { status: 405, code: 'method_not_allowed', headers: { Allow: methods.join(', ') } }
  return !isReadable(request) || (pageMethods.includes(method) && hasBody(request)) ? malformed : undefined
}

/** Refuses requests that no browser and no payment provider sends, before the body is read. */
export const checkShape =
  (isKnown: (host: string) => boolean): Step =>
  (request, response, next) => {
    const fault = findFault(request, isKnown)
    if (fault) refuse(request, response, fault)
    else next()
  }

/** A step for requests that `checkShape` would not refuse. Other requests pass it by. */
export const forSound =
  (isKnown: (host: string) => boolean, step: Step): Step =>
  (request, response, next) => {
    if (findFault(request, isKnown)) next()
    else step(request, response, next)
  }
