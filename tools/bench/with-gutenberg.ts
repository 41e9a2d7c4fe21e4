import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { startPostgres } from '../gate/postgres.ts'
import { type Child, startChild } from '../child.ts'
import { waitUntilUp } from '../wait-until-up.ts'

interface LoneBackend {
  origin: string
  databaseUrl: string
  dataDir: string
  /** Starts it again. It ends with `work`. */
  start: () => Child
}

/**
 * Runs `work` with a backend alone, over a Postgres of its own that holds the list of Project Gutenberg beside the demo
 * catalog. The backend is stopped.
 * @param port the one above it is the simulator's
 */
export const withGutenberg = async (
  file: string,
  port: number,
  work: (backend: LoneBackend) => Promise<void>,
): Promise<void> => {
  const postgres = await startPostgres()
  const env = {
    DATABASE_URL: postgres.url,
    DATA_DIR: '.data/bench',
    TRIAL: '1',
    LIMIT_FACTOR: '1000',
    LOG_LEVEL: 'error',
    API_PORT: String(port),
    SIMULATOR_PORT: String(port + 1),
  }
  const origin = `http://localhost:${port}`
  const children: Child[] = []
  const start = (): Child => {
    const child = startChild('backend', ['backend/main.ts'], env, 'show')
    children.push(child)
    return child
  }
  try {
    const first = start()
    await waitUntilUp(`${origin}/health/ready`)
    execFileSync(process.execPath, ['backend/cli.ts', 'import', 'gutenberg', file], {
      env: { ...process.env, ...env },
      stdio: 'inherit',
    })
    await first.stop()
    await work({ origin, databaseUrl: postgres.url, dataDir: env.DATA_DIR, start })
  } finally {
    await Promise.all(children.map((child) => child.stop()))
    await postgres.stop()
  }
}

/** Megabytes that a process holds. Linux only. */
export const megabytesOf = (pid: number): number =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1000
