import { setTimeout as wait } from 'node:timers/promises'
import type { Ending } from './open-server.ts'
import { reportError } from './report-error.ts'

export interface Running {
  stop: (ending: Ending) => Promise<void>
}

export interface Program {
  /**
   * @param closing aborted when the process begins to end: the process is no longer ready, and endless answers end
   * @throws StartError or EnvError, whose message is shown without a stack
   */
  start: (closing: AbortSignal) => Promise<Running>
  /** Whether an unhandled rejection ends the process, as an uncaught error does. */
  endsOnRejection: boolean
}

/** SIGTERM, or the loss of the terminal: no person waits. */
const patient: Ending = { patient: true, graceMs: 12_000 }
/** Ctrl-C or a failure: a person waits for the end or for the next start. */
const hurried: Ending = { patient: false, graceMs: 3_000 }
/** For what is closed after the last answer: jobs, the database. */
const afterAnswersMs = 3_000

/**
 * Runs a program until a signal or an error ends it: answers in work are finished, then everything is closed in order;
 * after 15 seconds the rest is cut. The exit code is 0 after a signal and 1 after an error.
 */
export const runProcess = async ({ start, endsOnRejection }: Program): Promise<void> => {
  const closing = new AbortController()
  let running: Running | undefined
  const end = async (code: number, ending: Ending): Promise<void> => {
    if (closing.signal.aborted) return
    closing.abort()
    const stopped = running?.stop(ending).catch((error: unknown) => reportError(error, 'stop'))
    await Promise.race([stopped, wait(ending.graceMs + afterAnswersMs)])
    process.exit(code)
  }
  process.on('uncaughtException', (error) => {
    reportError(error, 'uncaughtException')
    void end(1, hurried)
  })
  process.on('unhandledRejection', (reason) => {
    reportError(reason, 'unhandledRejection')
    if (endsOnRejection) void end(1, hurried)
  })
  try {
    running = await start(closing.signal)
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
    process.exit(1)
  }
  process.on('SIGINT', () => void end(0, hurried))
  for (const signal of ['SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void end(0, patient))
}
