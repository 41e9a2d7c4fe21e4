import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type NetConnectOpts, type Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'

/**
 * What happens to connections: nothing, every connection is refused, connections are accepted but nothing gets through,
 * or everything arrives late or slowly.
 */
export type Fault =
  | { kind: 'none' | 'refuse' | 'silence' }
  | { kind: 'delay'; ms: number }
  | { kind: 'throttle'; bytesPerSecond: number }

export interface FaultProxy {
  port: number
  fault: (fault: Fault) => void
  /** Ends all connections at once, as a cable does that is pulled and put back. */
  cut: () => void
  close: () => Promise<void>
}

/** Stands between a client and `target` on a port of its own, and imitates the faults of networks. */
export const startFaultProxy = async (target: NetConnectOpts): Promise<FaultProxy> => {
  let fault: Fault = { kind: 'none' }
  let changed = Promise.withResolvers<void>()
  const sockets = new Set<Socket>()

  const pass = async (chunk: Buffer, to: Socket): Promise<void> => {
    while (fault.kind === 'silence') await changed.promise
    if (fault.kind === 'delay') await wait(fault.ms)
    if (fault.kind === 'throttle') await wait((chunk.length / fault.bytesPerSecond) * 1_000)
    if (!to.destroyed && !to.write(chunk)) await Promise.race([once(to, 'drain'), once(to, 'close')])
  }
  const pump = async (from: Socket, to: Socket): Promise<void> => {
    for await (const chunk of from) await pass(chunk as Buffer, to)
    to.end()
  }
  const track = (socket: Socket): Socket => {
    sockets.add(socket)
    socket.on('error', () => socket.destroy())
    return socket.once('close', () => sockets.delete(socket))
  }
  const server = createServer((caller) => {
    if (fault.kind === 'refuse') return void caller.resetAndDestroy()
    const callee = connect(target)
    for (const [from, to] of [
      [track(caller), track(callee)],
      [callee, caller],
    ] as const)
      pump(from, to).catch(() => to.destroy())
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const cut = () => sockets.forEach((socket) => socket.destroy())
  return {
    port: (server.address() as AddressInfo).port,
    fault: (next) => {
      fault = next
      if (next.kind === 'refuse') cut()
      changed.resolve()
      changed = Promise.withResolvers<void>()
    },
    cut,
    close: async () => {
      cut()
      server.close()
      await once(server, 'close')
    },
  }
}
