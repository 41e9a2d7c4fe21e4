import { setTimeout as wait } from 'node:timers/promises'
import { type Child, startChild } from './child.ts'

export interface Program {
  name: string
  args: string[]
  env: Record<string, string | undefined>
  /** Descriptor of a file for the output. Without it the output goes to the screen. */
  log?: number
}

export interface Supervisor {
  /**
   * Starts a program. After `restartOnExit` it is started again whenever it ends by itself.
   * @returns the id of the process that runs it now
   */
  start: (program: Program) => { pid: () => number }
  /** A process that is stopped with the others and not started again: a build. */
  adopt: (child: Child) => void
  /** Rejects when a program ends before `restartOnExit`. */
  failed: Promise<never>
  /** Call it when the shop is up: from then on a program that ends no longer ends the start. */
  restartOnExit: () => void
  /** Stops the programs in reverse order, so that none loses a program that it calls. */
  stopAll: (signal?: NodeJS.Signals) => Promise<void>
  isStopping: () => boolean
}

/** Milliseconds between the end of a process and its next start. They grow while the process ends soon after each start. */
const [shortestMs, longestMs] = [100, 5_000]
/** A process that has run for so many milliseconds counts as healthy. */
const soundMs = 30_000

const say = (text: string): void => void process.stderr.write(`${text}\n`)

/** Starts programs again when they end. The end of one program stops no other. */
export const supervise = (): Supervisor => {
  const running = new Map<string, Child>()
  const failure = Promise.withResolvers<never>()
  failure.promise.catch(() => {})
  let isUp = false
  let isStopping = false

  const restart = async (program: Program, livedMs: number, pauseMs: number): Promise<void> => {
    const pause = livedMs > soundMs ? shortestMs : pauseMs
    say(`The ${program.name} has stopped; it is started again in ${pause / 1000} s.`)
    await wait(pause)
    if (!isStopping) run(program, Math.min(pause * 2, longestMs))
  }
  const run = (program: Program, pauseMs: number): void => {
    const begun = Date.now()
    const child = startChild(program.name, program.args, program.env, program.log ?? 'show')
    running.set(program.name, child)
    void child.exited.then((code) => {
      if (isStopping) return
      if (isUp) void restart(program, Date.now() - begun, pauseMs)
      else failure.reject(new Error(`The ${program.name} has stopped with ${code}.`))
    })
  }
  return {
    start: (program) => {
      run(program, shortestMs)
      return { pid: () => running.get(program.name)?.pid ?? 0 }
    },
    adopt: (child) => void running.set(child.name, child),
    failed: failure.promise,
    restartOnExit: () => {
      isUp = true
    },
    stopAll: async (signal) => {
      isStopping = true
      for (const child of [...running.values()].toReversed()) await child.stop(signal)
    },
    isStopping: () => isStopping,
  }
}
