import type { Server as HttpServer } from 'node:http'
import { createServer, type Server } from 'node:net'
import { codeOf, StartError } from './start-error.ts'

export interface Place {
  port: number
  /** `localhost` is both loopback addresses: a browser may take either. */
  address: string
  /** Variables that set them, for the sentence that says what is wrong. */
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

const open = (server: Server, port: number, address: string): Promise<Server> =>
  new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, address, () => resolve(server.off('error', reject)))
  })

/** A socket of its own that hands its connections to `server`, which itself can listen on one address only. */
const besides = (server: HttpServer): Server =>
  createServer({ allowHalfOpen: true, noDelay: true }, (connection) => void server.emit('connection', connection))

/** A machine without IPv6 has one loopback address. */
const openIfThere = (server: Server, port: number, address: string): Promise<Server[]> =>
  open(server, port, address).then(
    (one) => [one],
    (error: unknown) => {
      if (['EADDRNOTAVAIL', 'EAFNOSUPPORT'].includes(codeOf(error) ?? '')) return []
      throw error
    },
  )

/**
 * Listens on an address, or on both loopback addresses.
 * @returns the listening sockets
 * @throws StartError for a port that is in use or forbidden and for an address that is not there
 */
export const listen = async (server: HttpServer, place: Place): Promise<Server[]> => {
  const { port, address } = place
  try {
    if (address !== 'localhost') return [await open(server, port, address)]
    return [await open(server, port, '127.0.0.1'), ...(await openIfThere(besides(server), port, '::1'))]
  } catch (error) {
    throw explain(error, place)
  }
}
