import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from './free-port.ts'
import { type LoadDatabase, withDatabase } from './load-database.ts'
import { type Process, startBackend, startSimulator } from './processes.ts'

export interface TwoBackends {
  database: LoadDatabase
  one: Process
  other: Process
  /** Kills a backend with SIGKILL and starts a new process on the same port. */
  restart: (which: Process) => Promise<void>
}

/** Two backends with the limits of production over one database with the demo catalog. */
export const withTwoBackends = (work: (backends: TwoBackends) => Promise<void>): Promise<void> =>
  withDatabase(async (database) => {
    const folder = mkdtempSync(join(tmpdir(), 'kolofon-limits-'))
    const ports = [await freePort(), await freePort()] as const
    const simulator = await startSimulator(folder, ports[0])
    const running = new Map<string, Process>()
    const start = async (port: number): Promise<Process> => {
      const backend = await startBackend({
        databaseUrl: database.url,
        simulator: simulator.origin,
        folder,
        port,
        env: { LIMIT_FACTOR: '1' },
      })
      running.set(backend.origin, backend)
      return backend
    }
    try {
      const [one, other] = [await start(ports[0]), await start(ports[1])]
      const restart = async ({ origin }: Process) => {
        await running.get(origin)?.stop('SIGKILL')
        await start(Number(new URL(origin).port))
      }
      await work({ database, one, other, restart })
    } finally {
      await Promise.all([...running.values()].map((backend) => backend.stop()))
      await simulator.stop()
      rmSync(folder, { recursive: true, force: true })
    }
  })
