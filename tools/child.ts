import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'

export interface Child {
  name: string
  pid: number
  exited: Promise<number>
  /** The output, if it is recorded. */
  output: () => string
  /** Ends the process with SIGTERM, or with SIGINT when a person waits. */
  stop: (signal?: NodeJS.Signals) => Promise<void>
}

/** More than the 15 seconds after which a process of the shop ends by itself. */
const graceMs = 20_000

/** A child ends with this process, even if this one is killed. */
const endWithParent = [
  '--import',
  new URL(`../lib/process/end-with-parent.ts?parent=${process.pid}`, import.meta.url).href,
]

/** Node saves compiled code, so that a process that is started again compiles less. */
const compiled = { NODE_COMPILE_CACHE: fileURLToPath(new URL('../node_modules/.cache/compiled', import.meta.url)) }

/** Megabytes for new objects. A process that renders pages would take 32 and more, and hardly be faster. */
const newSpace = '--max-semi-space-size=8'

/** The target of the output. */
const ways = { show: 'inherit', collect: 'pipe' } as const

/**
 * Starts a Node process of the shop.
 * @param output `show` lets it print; `collect` saves its lines for `output()`; a number is the descriptor of a file
 */
export const startChild = (
  name: string,
  args: string[],
  env: Record<string, string | undefined>,
  output: keyof typeof ways | number,
): Child => {
  const said = typeof output === 'number' ? output : ways[output]
  const child = spawn(process.execPath, [newSpace, ...endWithParent, ...args], {
    env: { ...compiled, ...process.env, ...env },
    stdio: ['ignore', said, said, 'ipc'],
  })
  const lines: Buffer[] = []
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk: Buffer) => lines.push(chunk))
  const exited = new Promise<number>((resolve) => child.once('exit', (code) => resolve(code ?? 1)))
  return {
    name,
    pid: child.pid ?? 0,
    exited,
    output: () => Buffer.concat(lines).toString(),
    stop: async (signal = 'SIGTERM') => {
      child.kill(signal)
      const timer = setTimeout(() => child.kill('SIGKILL'), graceMs)
      await exited
      clearTimeout(timer)
    },
  }
}
