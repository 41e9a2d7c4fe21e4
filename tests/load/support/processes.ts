import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { sandboxMerchants } from '#backend/ports/payments/simplepay/simulator/merchants.ts'
import { freePort } from './free-port.ts'

type Env = Record<string, string>

export interface Process {
  origin: string
  stop: (signal?: 'SIGTERM' | 'SIGKILL') => Promise<void>
}

/** What a test starts again and again need not be compiled again and again. */
const compiled = { NODE_COMPILE_CACHE: join(tmpdir(), 'kolofon-compiled') }

const startProcess = (args: string[], env: Env): ChildProcess =>
  spawn(process.execPath, args, { env: { ...process.env, ...compiled, ...env }, stdio: ['ignore', 'ignore', 'inherit'] })

const stopProcess = async (child: ChildProcess, signal: 'SIGTERM' | 'SIGKILL'): Promise<void> => {
  if (child.exitCode !== null || child.signalCode !== null) return
  const exited = new Promise((resolve) => child.once('exit', resolve))
  child.kill(signal)
  await exited
}

const waitFor = async (url: string, child: ChildProcess): Promise<void> => {
  for (let tries = 0; tries < 600; tries++) {
    if (child.exitCode !== null) throw new Error(`The process for ${url} stopped with ${child.exitCode}.`)
    if (await fetch(url).then((answer) => answer.ok, () => false)) return
    await wait(50)
  }
  throw new Error(`${url} does not answer.`)
}

/** The bank and the carriers, outliving every backend; it notifies `backendPort`. */
export const startSimulator = async (folder: string, backendPort: number): Promise<Process> => {
  const port = await freePort()
  const child = startProcess(['tests/load/support/simulator.ts', String(port), String(backendPort), join(folder, 'ledger.json')], {})
  const origin = `http://127.0.0.1:${port}`
  await waitFor(`${origin}/control/settings`, child)
  return { origin, stop: (signal = 'SIGTERM') => stopProcess(child, signal) }
}

const providerEnv = (simulator: string): Env => {
  const merchant = (currency: string) => sandboxMerchants.find((one) => one.currency === currency)
  return {
    SIMPLEPAY_URL: `${simulator}/payment/v2`,
    ...Object.fromEntries(
      ['HUF', 'EUR'].flatMap((currency) => [
        [`SIMPLEPAY_MERCHANT_${currency}`, merchant(currency)?.merchant ?? ''],
        [`SIMPLEPAY_SECRET_${currency}`, merchant(currency)?.secret ?? ''],
      ]),
    ),
    FOXPOST_POINTS_URL_HU: `${simulator}/carriers/foxpost/foxplus.json`,
    GLS_POINTS_URL: `${simulator}/carriers/gls/data/deliveryPoints/hu.json`,
    POSTA_POINTS_URL: `${simulator}/carriers/posta/PostInfo.xml`,
  }
}

export interface BackendOptions {
  databaseUrl: string
  simulator: string
  folder: string
  port: number
  /** A hook that puts a naive module in the place of a real one. */
  naive?: string
  env?: Env
}

export const startBackend = async ({ databaseUrl, simulator, folder, port, naive, env: more }: BackendOptions): Promise<Process> => {
  const args = [...(naive ? ['--import', `./tests/load/naive/${naive}.ts`] : []), 'backend/main.ts']
  const env = { NODE_ENV: 'test', DATABASE_URL: databaseUrl, API_PORT: String(port), DATA_DIR: join(folder, String(port)), LOG_LEVEL: 'silent', ...providerEnv(simulator), ...more }
  const child = startProcess(args, env)
  const origin = `http://127.0.0.1:${port}`
  await waitFor(`${origin}/health/ready`, child)
  return { origin, stop: (signal = 'SIGTERM') => stopProcess(child, signal) }
}

export interface Backends {
  origins: string[]
  simulator: string
  /** The bank's book. */
  ledgerFile: string
  /** SIGKILL, and at once a new process on the same port. */
  crash: (index: number) => Promise<void>
}

/** Two backends over one database, and the simulators as a process of their own. */
export const withBackends = async (databaseUrl: string, work: (backends: Backends) => Promise<void>, naive?: string): Promise<void> => {
  const folder = mkdtempSync(join(tmpdir(), 'kolofon-load-'))
  const ports = [await freePort(), await freePort()]
  const simulator = await startSimulator(folder, ports[0] ?? 0)
  const start = (port: number) => startBackend({ databaseUrl, simulator: simulator.origin, folder, port, ...(naive && { naive }) })
  const running: Process[] = []
  try {
    for (const port of ports) running.push(await start(port))
    const crash = async (index: number) => {
      await running[index]?.stop('SIGKILL')
      running[index] = await start(ports[index] ?? 0)
    }
    await work({ origins: running.map(({ origin }) => origin), simulator: simulator.origin, ledgerFile: join(folder, 'ledger.json'), crash })
  } finally {
    await Promise.all(running.map((one) => one.stop()))
    await simulator.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}
