import { spawn } from 'node:child_process'
import { readFileSync, writeSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import { waitUntilUp } from '#tools/wait-until-up.ts'
import { openLog } from './logs.ts'

export interface RunningShop {
  origin: string
  apiOrigin: string
  /** The id of the process that was started, which is npm. */
  pid: number
  /** The ids of the two processes that answer at the moment; undefined while a process is away. */
  pids: () => { backend: number | undefined; storefront: number | undefined }
  /** The ids of all processes of the shop, npm included. */
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

/** @returns false for a process that has ended, even if its parent has not read the exit code yet */
export const isRunning = (pid: number): boolean => {
  const state = /\) (\w)/.exec(read(`/proc/${pid}/stat`))?.[1]
  return state !== undefined && state !== 'Z'
}

/** Starts `npm run serve` or `npm start` as an operator does. The output is searched at the end of the run. */
export const startShop = async (
  script: 'serve' | 'start',
  env: Record<string, string>,
  ports: { storefront: number; backend: number },
): Promise<RunningShop> => {
  // `--silent` leaves out npm's own line: its `kolofon@0.1.0` looks like an e-mail address.
  const child = spawn('npm', ['run', '--silent', script], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const log = openLog()
  let said = ''
  const record = (text: Buffer) => {
    writeSync(log, text)
    said += text.toString()
  }
  for (const stream of [child.stdout, child.stderr]) stream.on('data', record)
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

/** @returns the seconds until `holds` is true; undefined if that takes too long */
export const secondsUntil = async (
  holds: () => boolean | Promise<boolean>,
  maxSeconds: number,
): Promise<number | undefined> => {
  const begun = Date.now()
  for (;;) {
    if (await holds()) return (Date.now() - begun) / 1000
    if (Date.now() - begun > maxSeconds * 1000) return undefined
    await wait(50)
  }
}
