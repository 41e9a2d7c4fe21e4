import type { Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { check } from '../support/checks.ts'
import { growthDuring } from '../support/memory.ts'
import type { Storefront } from '../support/storefront.ts'
import { visitDuring } from '../support/visitors.ts'
import { askRaw } from '../support/wire.ts'

const ofEachKind = 60
/** The server allows 15 s for headers, body and silence, and checks once a second. */
const patienceMs = 18_000

const dripEvery = (socket: Socket, ms: number, text: string): void => {
  const timer = setInterval(() => socket.write(text), ms)
  socket.once('close', () => clearInterval(timer))
}

const slowly: Record<string, (socket: Socket) => void> = {
  'in its headers': (socket) => {
    socket.write('GET / HTTP/1.1\r\nHost: localhost\r\n')
    dripEvery(socket, 1_000, 'x-more: 1\r\n')
  },
  'in its body': (socket) => {
    socket.write(
      'POST /api/login HTTP/1.1\r\nHost: localhost\r\nSec-Fetch-Site: same-origin\r\nContent-Type: application/json\r\nContent-Length: 5000\r\n\r\n',
    )
    dripEvery(socket, 1_000, ' ')
  },
  'before its first byte': () => {},
}

/** @returns for how long the connection was open, in ms */
const endure = async (port: number, write: (socket: Socket) => void): Promise<number> => {
  const begun = performance.now()
  await askRaw(port, write)
  return performance.now() - begun
}

/**
 * Slow clients beside ordinary visitors (R2-4), in a short version. `lib/process/end-idle.test.ts` tests clients that
 * do not read their answer.
 */
export const checkSlowClients = async ({ port, pid }: Storefront, paths: readonly string[]): Promise<void> => {
  const before = await visitDuring(port, paths, () => wait(3_000))
  const open: Record<string, number[]> = {}
  let grown = 0
  const seen = await visitDuring(port, paths, async () => {
    grown = await growthDuring(pid, async () => {
      const kinds = Object.entries(slowly).map(async ([name, write]) => {
        open[name] = await Promise.all(Array.from({ length: ofEachKind }, () => endure(port, write)))
      })
      await Promise.all(kinds)
    })
  })
  for (const [name, times] of Object.entries(open)) {
    const longest = Math.max(...times)
    check(
      `the connection of a client that is slow ${name} is closed after 15 s`,
      longest > 10_000 && longest < patienceMs,
      `${(longest / 1000).toFixed(1)} s`,
    )
  }
  check(
    'visitors were served meanwhile',
    seen.failed === 0,
    `${seen.count} pages, p95 ${seen.p95} ms, before ${before.p95} ms`,
  )
  // Other suites may use the machine at the same time; slow-clients.ts compares more closely.
  check('visitors were served in time', seen.p95 < 1_000, `${seen.p95} ms`)
  // A young process takes about 50 MB for the pages of the visitors.
  check('memory stays within bounds', grown < 120, `${grown.toFixed(1)} MB`)
}
