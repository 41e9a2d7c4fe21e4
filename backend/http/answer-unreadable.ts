import { randomUUID } from 'node:crypto'
import { STATUS_CODES } from 'node:http'
import type { Duplex } from 'node:stream'
import { type ErrorCode, errorStatus } from '#contracts/errors.ts'
import { problemBody } from './problem.ts'

const codes: Record<string, ErrorCode> = {
  HPE_HEADER_OVERFLOW: 'headers_too_large',
  ERR_HTTP_REQUEST_TIMEOUT: 'request_timeout',
}

/**
 * Answers bytes that Node could not read as a request, and closes the connection. The client's language is unknown.
 * Without this answer Node would send a status and no body.
 */
export const answerUnreadable = (error: NodeJS.ErrnoException, socket: Duplex): void => {
  if (!socket.writable) {
    socket.destroy()
    return
  }
  const code = codes[error.code ?? ''] ?? 'malformed_request'
  const body = JSON.stringify(problemBody({ code }, 'hu', randomUUID()))
  const lines = [
    `HTTP/1.1 ${errorStatus[code]} ${STATUS_CODES[errorStatus[code]]}`,
    'Content-Type: application/json',
    `Content-Length: ${Buffer.byteLength(body)}`,
    'Cache-Control: private, no-store',
    'Connection: close',
  ]
  socket.end(`${lines.join('\r\n')}\r\n\r\n${body}`)
}
