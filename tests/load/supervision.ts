import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { check, finish, tell } from './support/checks.ts'
import { freePort } from './support/free-port.ts'
import { requestUntilClosed } from './support/keep-alive-load.ts'
import { withDatabase } from './support/load-database.ts'
import { isRunning, type RunningShop, secondsUntil, startShop } from './support/running-shop.ts'

/** The whole shop runs as an operator starts it. Processes are killed, fail, and are told to end. */

const maxDownSeconds = 10
const paths = ['/', '/kereses?q=anna', '/api/v2.0/variants?limit=24']

const folder = mkdtempSync(join(tmpdir(), 'kolofon-supervised-'))
const ports = { storefront: await freePort(), backend: await freePort() }
const envOf = (databaseUrl: string, simulatorPort: number): Record<string, string> => ({
  TRIAL: 'bare',
  LOG_LEVEL: 'warn',
  DATABASE_URL: databaseUrl,
  DATA_DIR: folder,
  PORT: String(ports.storefront),
  API_PORT: String(ports.backend),
  SIMULATOR_PORT: String(simulatorPort),
  PUBLIC_URL: `http://localhost:${ports.storefront}`,
})

const answers = (address: string): Promise<boolean> =>
  fetch(address).then(
    ({ ok }) => ok,
    () => false,
  )

/** Harms one process, and checks what visitors notice. */
const harm = async (
  { pids, origin, apiOrigin }: RunningShop,
  which: 'backend' | 'storefront',
  signal: NodeJS.Signals,
): Promise<void> => {
  const other = which === 'backend' ? 'storefront' : 'backend'
  const before = pids()
  const [harmed = 0, spared] = [before[which], before[other]]
  const address = which === 'backend' ? `${apiOrigin}/health/ready` : `${origin}/`
  const servedPages: boolean[] = []
  process.kill(harmed, signal)
  const down = await secondsUntil(async () => {
    if (which === 'backend') servedPages.push(await answers(`${origin}/`))
    return pids()[which] !== harmed && !isRunning(harmed) && (await answers(address))
  }, 60)
  check(
    `${which} after ${signal}: it answers again within ${maxDownSeconds} s`,
    down !== undefined && down <= maxDownSeconds,
    `${down?.toFixed(1)} s`,
  )
  check(
    `${which} after ${signal}: the ${other} went on`,
    pids()[other] === spared && servedPages.every(Boolean),
    `${servedPages.length} pages meanwhile`,
  )
}

const endUnderLoad = async (script: 'serve' | 'start', shop: RunningShop): Promise<void> => {
  const load = requestUntilClosed(shop.origin, paths, 12)
  while (load.figures.answers < 100 && load.figures.failures.length === 0) await wait(50)
  const processes = shop.all()
  const begun = Date.now()
  process.kill(shop.pid, 'SIGTERM')
  const code = await shop.exited
  const seconds = (Date.now() - begun) / 1000
  load.abort()
  const { failures, closed } = await load.ended
  check(
    `npm run ${script} at SIGTERM: it exits with 0 within 15 s`,
    code === 0 && seconds <= 15,
    `${code}, ${seconds.toFixed(1)} s`,
  )
  check(
    `npm run ${script} at SIGTERM: no request failed, and the last answer to every client announced the end of its connection`,
    failures.length === 0 && closed === 12,
    failures.length > 0 ? failures.slice(0, 3) : closed,
  )
  check(`npm run ${script} at SIGTERM: no process is left`, !processes.some(isRunning))
}

const killWhole = async (shop: RunningShop): Promise<void> => {
  const processes = shop.all()
  process.kill(shop.pid, 'SIGKILL')
  const seconds = await secondsUntil(() => !processes.some(isRunning), 20)
  check(
    `after npm is killed, all ${processes.length} processes end by themselves`,
    seconds !== undefined && processes.length >= 4,
    `${seconds?.toFixed(1)} s`,
  )
}

try {
  await withDatabase(async ({ url }) => {
    const env = envOf(url, await freePort())
    const failing = { ...env, NODE_OPTIONS: `--import=${new URL('faults/fail-on-signal.mjs', import.meta.url).href}` }
    const served = await startShop('serve', failing, ports)
    for (const signal of ['SIGKILL', 'SIGUSR2', 'SIGCONT'] as const) await harm(served, 'backend', signal)
    for (const signal of ['SIGKILL', 'SIGUSR2'] as const) await harm(served, 'storefront', signal)
    const { storefront } = served.pids()
    process.kill(storefront ?? 0, 'SIGCONT')
    await wait(1_000)
    check(
      'a rejected promise that nobody awaits does not end the storefront',
      served.pids().storefront === storefront && (await answers(`${served.origin}/`)),
    )
    const written = ['"msg":"uncaughtException"', '"msg":"unhandledRejection"', 'EPROBE', 'Piroska'].filter((text) =>
      served.said().includes(text),
    )
    check(
      'an error that nothing catches is logged without its text',
      written.length === 3 && !written.includes('Piroska'),
      written,
    )
    await endUnderLoad('serve', served)
    await killWhole(await startShop('serve', env, ports))
    await endUnderLoad('start', await startShop('start', env, ports))
    tell('each shop was started by npm')
  })
} finally {
  rmSync(folder, { recursive: true, force: true })
}

finish()
