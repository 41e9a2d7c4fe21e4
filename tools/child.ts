import { spawn } from 'node:child_process'

export interface Child {
  name: string
  pid: number
  exited: Promise<number>
  /** What it printed, where output is kept. */
  output: () => string
  stop: () => Promise<void>
}

const graceMs = 15_000

/**
 * Starts a Node process of ours.
 * @param output `show` lets it print; `keep` holds its words back until somebody asks
 */
export const startChild = (name: string, args: string[], env: Record<string, string | undefined>, output: 'show' | 'keep'): Child => {
  const child = spawn(process.execPath, args, { env: { ...process.env, ...env }, stdio: ['ignore', output === 'show' ? 'inherit' : 'pipe', output === 'show' ? 'inherit' : 'pipe'] })
  const lines: Buffer[] = []
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk: Buffer) => lines.push(chunk))
  const exited = new Promise<number>((resolve) => child.once('exit', (code) => resolve(code ?? 1)))
  return {
    name,
    pid: child.pid ?? 0,
    exited,
    output: () => Buffer.concat(lines).toString(),
    stop: async () => {
      child.kill('SIGTERM')
      const timer = setTimeout(() => child.kill('SIGKILL'), graceMs)
      await exited
      clearTimeout(timer)
    },
  }
}
