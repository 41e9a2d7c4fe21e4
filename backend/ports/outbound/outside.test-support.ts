import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { onTestFinished } from 'vitest'

/** A server outside of the shop, behind a real socket. It counts its requests and closes after the test. */
export const openOutside = async (listener: RequestListener, address = '127.0.0.1', port = 0) => {
  let requests = 0
  const server = createServer((request, response) => {
    requests += 1
    listener(request, response)
  })
  await new Promise<void>((resolve) => void server.listen(port, address, resolve))
  const close = () => {
    server.closeAllConnections()
    server.close()
  }
  onTestFinished(close)
  const at = (server.address() as AddressInfo).port
  return { host: `${address}:${at}`, port: at, requestCount: () => requests, close }
}
