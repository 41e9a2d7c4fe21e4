import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import type { Child } from '../child.ts'
import { waitUntilUp } from '../wait-until-up.ts'
import { withProcesses } from './with-processes.ts'

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
  const origin = `http://localhost:${port}`
  const ports = { API_PORT: String(port), SIMULATOR_PORT: String(port + 1) }
  await withProcesses(ports, async ({ databaseUrl, env, start }) => {
    const first = start('backend')
    await waitUntilUp(`${origin}/health/ready`)
    execFileSync(process.execPath, ['backend/cli.ts', 'import', 'gutenberg', file], {
      env: { ...process.env, ...env },
      stdio: 'inherit',
    })
    await first.stop()
    await work({ origin, databaseUrl, dataDir: env.DATA_DIR, start: () => start('backend') })
  })
}

/** Megabytes that a process holds. Linux only. */
export const megabytesOf = (pid: number): number =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1000
