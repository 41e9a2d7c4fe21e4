import { createServer, type RequestListener, type Server } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { httpLimits } from './http-limits.ts'

export interface TryServer {
  server: Server
  port: () => number
  /** Writes these bytes and waits until the connection is closed. @returns everything that the server sent */
  send: (...parts: (string | Buffer)[]) => Promise<string>
  stop: () => void
}

/** A server on a port of its own, to which tests send bytes that no HTTP client would send. */
export const tryServer = async (listener: RequestListener): Promise<TryServer> => {
  const server = createServer(httpLimits, listener)
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
  const port = () => (server.address() as AddressInfo).port
  const send = (...parts: (string | Buffer)[]) =>
    new Promise<string>((resolve) => {
      const socket = connect(port(), '127.0.0.1')
      let answer = ''
      socket.setEncoding('latin1').on('data', (text: string) => void (answer += text))
      // A connection that the server has reset was answered before, or not at all.
      socket.on('error', () => {}).once('close', () => resolve(answer))
      for (const part of parts) socket.write(part)
    })
  return { server, port, send, stop: () => void server.close().closeAllConnections() }
}

/** The status of each answer, in the order of arrival. */
export const statuses = (answers: string): number[] =>
  [...answers.matchAll(/^HTTP\/1\.1 (\d{3})/gm)].map(([, status]) => Number(status))
