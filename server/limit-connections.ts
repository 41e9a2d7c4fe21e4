import type { Server } from 'node:http'
import type { Socket } from 'node:net'
import { clientKey } from '#lib/process/client-key.ts'
import { readAddress } from '#lib/process/ip-address.ts'

const mostConnections = 5_000
/** A school behind one address needs about six for each reader. */
const mostOfOneAddress = 500

/** Closes what one address opens beyond its share, so that the others are served. Proxies of ours speak for many. */
export const limitConnections = (server: Server, isTrusted: (address: string) => boolean): void => {
  const open = new Map<string, number>()
  let openInAll = 0
  const admit = (socket: Socket) => {
    if (openInAll >= mostConnections) return socket.destroy()
    openInAll += 1
    socket.once('close', () => void (openInAll -= 1))
    const address = readAddress(socket.remoteAddress ?? '')
    const key = address && clientKey(address)
    if (!key) return socket.destroy()
    if (isTrusted(address)) return
    const count = (open.get(key) ?? 0) + 1
    if (count > mostOfOneAddress) return socket.destroy()
    open.set(key, count)
    socket.once('close', () => {
      const left = (open.get(key) ?? 1) - 1
      if (left > 0) open.set(key, left)
      else open.delete(key)
    })
  }
  // Not `maxConnections`, which counts for each listening socket.
  server.on('connection', admit)
}
