import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { cpuTime } from './cpu-time.ts'

export interface ImportFigures {
  records: number
  /** Of them those that changed something. */
  written: number
  seconds: number
  /** CPU of the command and of Postgres, in seconds. */
  nodeCpu: number
  postgresCpu: number
  /** Megabytes that the command holds: a quarter into its time, at the middle, at the end, and at most. */
  memory: { quarter: number; middle: number; end: number; max: number }
}

/** Undefined when the process has just ended. */
const memoryOf = (pid: number): number | undefined => {
  try {
    const [, kilobytes] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
    return kilobytes === undefined ? undefined : Number(kilobytes) / 1000
  } catch {
    return undefined
  }
}

/** Runs `import KIND FILE` as an operator does, and measures it twice a second. */
export const measureImport = async (
  kind: 'gutenberg' | 'onix',
  file: string,
  postgresPid: number,
  env: Record<string, string>,
): Promise<ImportFigures> => {
  const before = cpuTime(postgresPid)
  const child = spawn(process.execPath, ['backend/cli.ts', 'import', kind, file, '--json'], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const printed: Buffer[] = []
  child.stdout.on('data', (chunk: Buffer) => printed.push(chunk))
  const samples: number[] = []
  let nodeMs = 0
  const look = setInterval(() => {
    const held = memoryOf(child.pid ?? 0)
    if (held !== undefined) samples.push(held)
    nodeMs = Math.max(nodeMs, cpuTime(child.pid ?? 0))
  }, 500)
  await once(child, 'close')
  clearInterval(look)
  if (child.exitCode !== 0) throw new Error(`import ${kind} did not go through.`)
  const { counts, seconds } = JSON.parse(Buffer.concat(printed).toString()) as {
    counts: { added: number; changed: number; left: number; refused: number }
    seconds: number
  }
  const at = (share: number): number => samples[Math.floor((samples.length - 1) * share)] ?? 0
  return {
    records: counts.added + counts.changed + counts.left + counts.refused,
    written: counts.added + counts.changed,
    seconds,
    nodeCpu: nodeMs / 1000,
    postgresCpu: (cpuTime(postgresPid) - before) / 1000,
    memory: { quarter: at(0.25), middle: at(0.5), end: at(1), max: Math.max(...samples) },
  }
}
