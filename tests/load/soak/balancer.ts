import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

export interface Balancer {
  origin: string
  close: () => Promise<void>
}

/** A balancer before several backends: each new connection goes to the next backend. */
export const startBalancer = async (ports: readonly number[]): Promise<Balancer> => {
  const sockets = new Set<Socket>()
  let turn = 0
  const track = (socket: Socket, other: Socket) => {
    sockets.add(socket)
    socket.on('error', () => other.destroy())
    socket.once('close', () => {
      sockets.delete(socket)
      other.end()
    })
  }
  const server = createServer((caller) => {
    const callee = connect({ host: '127.0.0.1', port: ports[turn++ % ports.length] ?? 0 })
    track(caller, callee)
    track(callee, caller)
    caller.pipe(callee).pipe(caller)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: async () => {
      for (const socket of sockets) socket.destroy()
      server.close()
      await once(server, 'close')
    },
  }
}
