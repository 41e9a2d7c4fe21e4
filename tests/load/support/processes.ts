import { type ChildProcess, spawn } from 'node:child_process'
import { closeSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { Failpoint } from '../failpoints/failpoints.ts'
import { freePort } from './free-port.ts'
import { logFolder, openLog } from './logs.ts'
import { providerEnv } from './provider-env.ts'

type Env = Record<string, string>

type StopSignal = 'SIGINT' | 'SIGTERM' | 'SIGKILL'

export interface Process {
  pid: number
  origin: string
  /** Ends the process, by default with SIGINT, which waits for no connection. @returns the exit code */
  stop: (signal?: StopSignal) => Promise<number | null>
  signal: (name: 'SIGSTOP' | 'SIGCONT') => void
  /** @returns whether the process ends by itself within this time */
  ends: (withinMs: number) => Promise<boolean>
}

/** Processes that a test starts again and again reuse compiled code and resolved modules. */
const compiled = { NODE_COMPILE_CACHE: join(tmpdir(), 'kolofon-compiled') }
const quickStart = ['--import', './tests/load/support/quick-start.ts']

/** Starts a process. Its output goes into a file, which is searched at the end of the run. */
const startProcess = (args: string[], env: Env, logs = '', cwd = process.cwd()): ChildProcess => {
  const log = openLog(logs)
  const child = spawn(process.execPath, [...quickStart, ...args], {
    cwd,
    env: { ...process.env, ...compiled, ...env },
    stdio: ['ignore', log, log],
  })
  closeSync(log)
  return child
}

const hasEnded = (child: ChildProcess): boolean => child.exitCode !== null || child.signalCode !== null

const stopProcess = async (child: ChildProcess, signal: StopSignal): Promise<number | null> => {
  if (hasEnded(child)) return child.exitCode
  const exited = new Promise<number | null>((resolve) => child.once('exit', resolve))
  child.kill(signal)
  return exited
}

const processOf = (child: ChildProcess, origin: string): Process => ({
  pid: child.pid ?? 0,
  origin,
  stop: (signal = 'SIGINT') => stopProcess(child, signal),
  signal: (name) => void child.kill(name),
  ends: async (withinMs) => {
    for (const until = Date.now() + withinMs; !hasEnded(child) && Date.now() < until;) await wait(20)
    return hasEnded(child)
  },
})

const waitFor = async (url: string, child: ChildProcess, tries = 600): Promise<void> => {
  for (let left = tries; left > 0; left--) {
    if (hasEnded(child))
      throw new Error(
        `The process for ${url} stopped with ${child.exitCode ?? child.signalCode}; ${logFolder} says why.`,
      )
    if (
      await fetch(url).then(
        (answer) => answer.ok,
        () => false,
      )
    )
      return
    await wait(50)
  }
  throw new Error(`${url} does not answer.`)
}

/** Starts the bank and the carriers, which outlive every backend. The bank notifies `backendPort`. */
export const startSimulator = async (folder: string, backendPort: number): Promise<Process> => {
  const port = await freePort()
  const child = startProcess(['tests/load/support/simulator.ts', String(port), String(backendPort), folder], {})
  const origin = `http://127.0.0.1:${port}`
  await waitFor(`${origin}/control/settings`, child)
  return processOf(child, origin)
}

export interface BackendOptions {
  databaseUrl: string
  simulator: string
  folder: string
  port: number
  /** A program under tests/load that replaces real modules by others. */
  hook?: string
  env?: Env
  /** The folder of another version of the shop. */
  version?: string
  /** It fills its database and draws covers before it is ready. */
  fills?: true
}

export const startBackend = async ({
  databaseUrl,
  simulator,
  folder,
  port,
  hook,
  env: more,
  version,
  fills,
}: BackendOptions): Promise<Process> => {
  const args = [...(hook ? ['--import', `./tests/load/${hook}.ts`] : []), 'backend/main.ts']
  const env = {
    TRIAL: 'bare',
    DATABASE_URL: databaseUrl,
    API_PORT: String(port),
    DATA_DIR: join(folder, String(port)),
    LOG_LEVEL: 'info',
    LIMIT_FACTOR: '1000',
    ...providerEnv(simulator),
    ...more,
  }
  const child = startProcess(args, env, hook?.startsWith('naive/') ? hook : '', version)
  const origin = `http://127.0.0.1:${port}`
  await waitFor(`${origin}/health/ready`, child, fills && 6_000)
  return processOf(child, origin)
}

/** Starts the built storefront. */
export const startStorefrontProcess = async (port: number, apiBaseUrl: string, more: Env = {}): Promise<Process> => {
  const origin = `http://127.0.0.1:${port}`
  const child = startProcess(['server/main.ts'], {
    TRIAL: 'bare',
    PORT: String(port),
    API_BASE_URL: apiBaseUrl,
    PUBLIC_URL: origin,
    ...more,
  })
  await waitFor(`${origin}/health/ready`, child)
  return processOf(child, origin)
}

export interface Backends {
  origins: string[]
  /** The processes that run at the moment. */
  processes: readonly Process[]
  simulator: string
  /** The file in which the bank stores its transactions. */
  ledgerFile: string
  /** Kills a backend with SIGKILL and at once starts a new process on the same port. */
  crash: (index: number) => Promise<void>
  /**
   * For each failpoint: kills a backend with SIGKILL and at once starts a process that kills itself at the failpoint. A
   * normal process follows the last one.
   * @returns the failpoints that no process reached
   */
  crashAt: (index: number, points: readonly Failpoint[]) => Promise<Failpoint[]>
}

const maxFailpointMs = 20_000

/** Runs two backends on one database, and the simulators in a process of their own. */
export const withBackends = async (
  databaseUrl: string,
  work: (backends: Backends) => Promise<void>,
  hook?: string,
): Promise<void> => {
  const folder = mkdtempSync(join(tmpdir(), 'kolofon-load-'))
  const ports = [await freePort(), await freePort()]
  const simulator = await startSimulator(folder, ports[0] ?? 0)
  const start = (port: number, more: Pick<BackendOptions, 'hook' | 'env'> = hook ? { hook } : {}) =>
    startBackend({ databaseUrl, simulator: simulator.origin, folder, port, ...more })
  const running: Process[] = []
  try {
    for (const port of ports) running.push(await start(port))
    const crash = async (index: number) => {
      await running[index]?.stop('SIGKILL')
      running[index] = await start(ports[index] ?? 0)
    }
    const reaches = async (index: number, point: Failpoint): Promise<boolean> => {
      await running[index]?.stop('SIGKILL')
      const armed = { hook: 'failpoints/use-failpoints', env: { FAILPOINT: String(point) } }
      // A process that dies before it answers has reached the failpoint in a job that waited for it.
      const started = await start(ports[index] ?? 0, armed).catch(() => undefined)
      if (started) running[index] = started
      return !started || started.ends(maxFailpointMs)
    }
    const crashAt = async (index: number, points: readonly Failpoint[]) => {
      const missed: Failpoint[] = []
      for (const point of points) if (!(await reaches(index, point))) missed.push(point)
      await crash(index)
      return missed
    }
    await work({
      origins: running.map(({ origin }) => origin),
      processes: running,
      simulator: simulator.origin,
      ledgerFile: join(folder, 'simplepay.json'),
      crash,
      crashAt,
    })
  } finally {
    await Promise.all(running.map((one) => one.stop()))
    await simulator.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}
