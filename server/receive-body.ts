import { IncomingMessage } from 'node:http'
import { bodyLimit } from './body-limits.ts'
import { hasBody } from './check-shape.ts'
import { refuse } from './refuse.ts'
import type { Step } from './step.ts'

/** The same request with its body at hand: a stream that was read cannot be read again. */
const withBody = (request: IncomingMessage, body: Buffer): IncomingMessage => {
  const { method, url, headers, rawHeaders, httpVersion, httpVersionMajor, httpVersionMinor } = request
  const whole = Object.assign(new IncomingMessage(request.socket), {
    method,
    url,
    headers,
    rawHeaders,
    httpVersion,
    httpVersionMajor,
    httpVersionMinor,
    complete: true,
  })
  whole.push(body)
  whole.push(null)
  return whole
}

const isMultipart = ({ headers }: IncomingMessage): boolean => /^\s*multipart\//i.test(headers['content-type'] ?? '')

/**
 * Takes a body in before anybody else sees the request, and counts its bytes while they come, whatever they are called
 * and however they are packed. Until it is complete a slow sender occupies nothing but these bytes.
 */
export const receiveBody: Step = (request, response, next) => {
  if (!hasBody(request)) return next()
  const { bytes, multipart = false } = bodyLimit(request.url)
  if (isMultipart(request) && !multipart)
    return refuse(request, response, { status: 415, code: 'unsupported_media_type' })
  const tooLarge = () => refuse(request, response, { status: 413, code: 'body_too_large' })
  if (Number(request.headers['content-length'] ?? 0) > bytes) return tooLarge()
  const chunks: Buffer[] = []
  let size = 0
  const take = (chunk: Buffer) => {
    size += chunk.length
    if (size <= bytes) return void chunks.push(chunk)
    request.off('data', take).off('end', handOn)
    tooLarge()
  }
  const handOn = () => next(withBody(request, Buffer.concat(chunks)))
  // A visitor who leaves in the middle needs no answer.
  request
    .on('data', take)
    .once('end', handOn)
    .once('error', () => {})
}
