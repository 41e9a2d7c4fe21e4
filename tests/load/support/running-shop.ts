import { spawn } from 'node:child_process'
import { readFileSync, writeSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import { waitUntilUp } from '#tools/wait-until-up.ts'
import { openLog } from './logs.ts'

export interface RunningShop {
  origin: string
  apiOrigin: string
  /** The process that was started: npm. */
  pid: number
  /** Ids of the two processes that answer, as they are now; undefined while one is away. */
  pids: () => { backend: number | undefined; storefront: number | undefined }
  /** Every process of the shop, npm included. */
  all: () => number[]
  exited: Promise<number | null>
  said: () => string
}

const read = (path: string): string => {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return ''
  }
}

const childrenOf = (pid: number): number[] =>
  read(`/proc/${pid}/task/${pid}/children`).split(' ').filter(Boolean).map(Number)
const familyOf = (pid: number): number[] => [pid, ...childrenOf(pid).flatMap(familyOf)]

/** A process that has ended and that nobody has asked after yet is none. */
export const isRunning = (pid: number): boolean => {
  const state = /\) (\w)/.exec(read(`/proc/${pid}/stat`))?.[1]
  return state !== undefined && state !== 'Z'
}

/** `npm run serve` or `npm start`, as an operator starts them. What they say is looked through at the end of the run. */
export const startShop = async (
  script: 'serve' | 'start',
  env: Record<string, string>,
  ports: { storefront: number; backend: number },
): Promise<RunningShop> => {
  // Without npm's own line: its `kolofon@0.1.0` reads like somebody's address.
  const child = spawn('npm', ['run', '--silent', script], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const log = openLog()
  let said = ''
  const hear = (text: Buffer) => {
    writeSync(log, text)
    said += text.toString()
  }
  for (const stream of [child.stdout, child.stderr]) stream.on('data', hear)
  const exited = new Promise<number | null>((resolve) => child.once('exit', resolve))
  const pid = child.pid ?? 0
  const running = (program: string) =>
    familyOf(pid).find((one) => read(`/proc/${one}/cmdline`).split('\0').includes(program))
  const [origin, apiOrigin] = [`http://127.0.0.1:${ports.storefront}`, `http://127.0.0.1:${ports.backend}`]
  const ended = exited.then((code) => Promise.reject(new Error(`npm run ${script} ended with ${code}:\n${said}`)))
  ended.catch(() => {})
  await Promise.race([ended, waitUntilUp(`${apiOrigin}/health/ready`).then(() => waitUntilUp(`${origin}/`))])
  return {
    origin,
    apiOrigin,
    pid,
    pids: () => ({ backend: running('backend/main.ts'), storefront: running('server/main.ts') }),
    all: () => familyOf(pid),
    exited,
    said: () => said,
  }
}

/** @returns seconds until it holds, undefined if that took too long */
export const secondsUntil = async (
  holds: () => boolean | Promise<boolean>,
  mostSeconds: number,
): Promise<number | undefined> => {
  const begun = Date.now()
  for (;;) {
    if (await holds()) return (Date.now() - begun) / 1000
    if (Date.now() - begun > mostSeconds * 1000) return undefined
    await wait(50)
  }
}
