import { IncomingMessage } from 'node:http'
import { bodyLimit } from './body-limits.ts'
import { hasBody } from './check-shape.ts'
import { refuse } from './refuse.ts'
import type { Step } from './steps/step.ts'

/** The same request with its body in memory: a stream can be read only once. */
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
 * Reads a body before any other step sees the request, and counts its bytes as they arrive, whatever headers and
 * encodings claim. A slow sender occupies nothing else until the body is complete.
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
  // A visitor who has closed the connection needs no answer.
  request
    .on('data', take)
    .once('end', handOn)
    .once('error', () => {})
}
