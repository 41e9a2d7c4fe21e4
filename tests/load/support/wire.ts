import { request as ask, type IncomingHttpHeaders, type OutgoingHttpHeaders } from 'node:http'
import { connect, type Socket } from 'node:net'

export interface WireAnswer {
  status: number
  headers: IncomingHttpHeaders
  text: string
  ms: number
}

export interface WireRequest {
  port: number
  path: string
  method?: string
  headers?: OutgoingHttpHeaders
  body?: string
  /** Another loopback address than 127.0.0.1: another visitor. */
  from?: string
}

/** A request with any headers: `fetch` would leave out Host and others. Each has a connection of its own. */
export const askOnWire = ({ port, path, method = 'GET', headers = {}, body, from }: WireRequest): Promise<WireAnswer> =>
  new Promise((resolve, reject) => {
    const begun = performance.now()
    const asked = ask(
      { port, host: '127.0.0.1', path, method, headers, agent: false, ...(from && { localAddress: from }) },
      (response) => {
        response.setEncoding('utf8')
        let text = ''
        response.on('data', (chunk: string) => void (text += chunk))
        response.once('error', reject)
        response.once('end', () =>
          resolve({ status: response.statusCode ?? 0, headers: response.headers, text, ms: performance.now() - begun }),
        )
      },
    )
    asked.setTimeout(20_000, () => void asked.destroy(new Error(`${method} ${path} had no answer for 20 s.`)))
    asked.once('error', reject)
    asked.end(body)
  })

export interface RawAnswer {
  /** Of the first answer that is more than `100 Continue`; 0 without one. */
  status: number
  text: string
  written: number
}

/** Writes bytes as they are, from `write`, which stops when the connection does. */
export const askRaw = (port: number, write: (socket: Socket) => void, from = '127.0.0.1'): Promise<RawAnswer> =>
  new Promise((resolve) => {
    const socket = connect({ port, host: '127.0.0.1', localAddress: from })
    let text = ''
    socket.setEncoding('latin1').on('data', (chunk: string) => void (text += chunk))
    socket.setTimeout(20_000, () => void socket.destroy())
    // Whether the connection was closed or reset makes no difference: what counts is the answer before.
    socket.on('error', () => {})
    socket.once('close', () =>
      resolve({ status: Number(/^HTTP\/1\.1 ([2-5]\d\d)/m.exec(text)?.[1] ?? 0), text, written: socket.bytesWritten }),
    )
    socket.once('connect', () => write(socket))
  })
