import type { Server as HttpServer } from 'node:http'
import { createServer, type ListenOptions, type Server } from 'node:net'
import { platform } from 'node:process'
import { codeOf, StartError } from './start-error.ts'

export interface Place {
  port: number
  /** `localhost` means both loopback addresses: a browser may take either. */
  address: string
  /** The variables that set the ports, for the error message. */
  setBy: { port: string; address: string }
}

const explain = (error: unknown, { port, address, setBy }: Place): unknown => {
  switch (codeOf(error)) {
    case 'EADDRINUSE':
      return new StartError(`Port ${port} is in use. Set ${setBy.port} to another one, or stop what runs there.`)
    case 'EACCES':
      return new StartError(`Port ${port} is for the system's administrator only. Set ${setBy.port} to one above 1023.`)
    case 'EADDRNOTAVAIL':
    case 'EAFNOSUPPORT':
      return new StartError(`${address} is no address of this machine. Set ${setBy.address} to another one.`)
    default:
      return error
  }
}

const open = (server: Server, options: ListenOptions): Promise<Server> =>
  new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(options, () => resolve(server.off('error', reject)))
  })

/** A listening socket that passes its connections to `server`, because `server` can listen on one socket only. */
const besides = (server: HttpServer): Server =>
  createServer({ allowHalfOpen: true, noDelay: true }, (connection) => void server.emit('connection', connection))

/**
 * Node accepts one connection for each listening socket in each turn of its event loop. Behind a single socket visitors
 * would wait unseen while pages are made. Only Linux shares a port among sockets in the needed way.
 */
const socketsOfAddress = platform === 'linux' ? 16 : 1

/**
 * Where sockets share a port, another process could join them. So a socket that shares nothing tries the port first.
 */
const requireFree = async (port: number, host: string): Promise<number> => {
  const asking = await open(createServer(), { port, host })
  const address = asking.address()
  await new Promise((resolve) => void asking.close(resolve))
  return typeof address === 'object' && address ? address.port : port
}

/** @param first listens on the first socket itself; the connections of the other sockets are passed to `server` */
const openAddress = async (server: HttpServer, first: Server, wanted: number, host: string): Promise<Server[]> => {
  const port = await requireFree(wanted, host)
  const sockets = [first, ...Array.from({ length: socketsOfAddress - 1 }, () => besides(server))]
  return Promise.all(sockets.map((socket) => open(socket, { port, host, reusePort: socketsOfAddress > 1 })))
}

/** A machine without IPv6 has one loopback address. */
const openIfThere = (server: HttpServer, port: number, address: string): Promise<Server[]> =>
  openAddress(server, besides(server), port, address).catch((error: unknown) => {
    if (['EADDRNOTAVAIL', 'EAFNOSUPPORT'].includes(codeOf(error) ?? '')) return []
    throw error
  })

/**
 * Listens on an address, or on both loopback addresses.
 * @returns the listening sockets, several for each address
 * @throws StartError if a port is in use or forbidden, or an address does not exist
 */
export const listen = async (server: HttpServer, place: Place): Promise<Server[]> => {
  const { port, address } = place
  try {
    if (address !== 'localhost') return await openAddress(server, server, port, address)
    return [...(await openAddress(server, server, port, '127.0.0.1')), ...(await openIfThere(server, port, '::1'))]
  } catch (error) {
    throw explain(error, place)
  }
}
