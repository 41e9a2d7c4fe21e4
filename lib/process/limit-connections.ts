import type { Server } from 'node:http'
import type { Socket } from 'node:net'
import { clientKey } from './client-key.ts'
import { readAddress } from './ip-address.ts'

export interface Bounds {
  all: number
  ofOneAddress: number
}

/** A school behind one address needs about six connections for each reader. */
const usual: Bounds = { all: 5_000, ofOneAddress: 500 }

/**
 * Closes connections beyond the share of one address, so that other visitors are served, and connections beyond the
 * bound for all.
 * @param speaksForMany whether an address may use the share of all: trusted proxies and, at the backend, the
 * storefronts
 */
export const limitConnections = (
  server: Server,
  speaksForMany: (address: string) => boolean,
  { all, ofOneAddress }: Bounds = usual,
): void => {
  const open = new Map<string, number>()
  // `maxConnections` does not fit: it counts for each listening socket.
  let openAltogether = 0
  const admit = (socket: Socket) => {
    const address = readAddress(socket.remoteAddress ?? '')
    const key = address && clientKey(address)
    if (!key || openAltogether >= all) return socket.destroy()
    const count = (open.get(key) ?? 0) + 1
    if (count > ofOneAddress && !speaksForMany(address)) return socket.destroy()
    openAltogether += 1
    open.set(key, count)
    socket.once('close', () => {
      openAltogether -= 1
      const left = (open.get(key) ?? 1) - 1
      if (left > 0) open.set(key, left)
      else open.delete(key)
    })
  }
  server.on('connection', admit)
}
