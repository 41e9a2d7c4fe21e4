import { request as ask, type IncomingHttpHeaders, type OutgoingHttpHeaders } from 'node:http'
import { connect, type Socket } from 'node:net'

export interface WireAnswer {
  status: number
  headers: IncomingHttpHeaders
  /** As sent, compressed or not. */
  body: Buffer
  text: string
  ms: number
}

export interface WireRequest {
  port: number
  path: string
  method?: string
  headers?: OutgoingHttpHeaders
  body?: string
  /** A loopback address other than 127.0.0.1 counts as another visitor. */
  from?: string
}

/** Sends a request with any headers on a connection of its own: `fetch` would leave out Host and other headers. */
export const askOnWire = ({ port, path, method = 'GET', headers = {}, body, from }: WireRequest): Promise<WireAnswer> =>
  new Promise((resolve, reject) => {
    const begun = performance.now()
    const sent = ask(
      { port, host: '127.0.0.1', path, method, headers, agent: false, ...(from && { localAddress: from }) },
      (response) => {
        const chunks: Buffer[] = []
        response.on('data', (chunk: Buffer) => void chunks.push(chunk))
        response.once('error', reject)
        response.once('end', () => {
          const { statusCode: status = 0, headers: own } = response
          const whole = Buffer.concat(chunks)
          resolve({ status, headers: own, body: whole, text: whole.toString(), ms: performance.now() - begun })
        })
      },
    )
    sent.setTimeout(20_000, () => void sent.destroy(new Error(`${method} ${path} had no answer for 20 s.`)))
    sent.once('error', reject)
    sent.end(body)
  })

export interface RawAnswer {
  /** The status of the first answer other than `100 Continue`; 0 without an answer. */
  status: number
  text: string
  written: number
}

/** Writes the bytes of `write` as they are, as long as the connection is open. */
export const askRaw = (port: number, write: (socket: Socket) => void, from = '127.0.0.1'): Promise<RawAnswer> =>
  new Promise((resolve) => {
    const socket = connect({ port, host: '127.0.0.1', localAddress: from })
    let text = ''
    socket.setEncoding('latin1').on('data', (chunk: string) => void (text += chunk))
    socket.setTimeout(20_000, () => void socket.destroy())
    // The answer before the end counts, whether the connection was closed or reset.
    socket.on('error', () => {})
    socket.once('close', () =>
      resolve({ status: Number(/^HTTP\/1\.1 ([2-5]\d\d)/m.exec(text)?.[1] ?? 0), text, written: socket.bytesWritten }),
    )
    socket.once('connect', () => write(socket))
  })
