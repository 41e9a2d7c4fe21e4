import { setTimeout as wait } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import { compileOnce } from './compile-once.ts'
import { requireRoom } from './require-room.ts'

export interface EmbeddedEngine {
  /** The port on the loopback interface; it never changes. */
  port: number
  close: () => Promise<void>
}

const restartMs = 1_000

/** @param port 0 for any free port @throws Error when PGlite does not start */
const startWorker = async (folder: string | undefined, port: number): Promise<{ worker: Worker; port: number }> => {
  compileOnce()
  const worker = new Worker(new URL('embedded-worker.ts', import.meta.url), { workerData: { folder, port } })
  const taken = await new Promise<number>((resolve, reject) => {
    // Under `--watch` (npm run dev) Node sends messages of its own first.
    worker.on('message', (message: unknown) => {
      if (typeof message === 'number') resolve(message)
    })
    worker.on('error', reject)
    worker.once('exit', () => reject(new Error('The embedded database stopped while starting.')))
  })
  return { worker, port: taken }
}

/**
 * PGlite in a worker thread behind its wire protocol. When PGlite gives up (it does so when it cannot write), a new
 * engine replaces it as soon as possible. An engine without a folder would start empty, so it is not replaced.
 * @param onLoss called when PGlite gave up
 */
export const startEngine = async (folder: string | undefined, onLoss: () => void): Promise<EmbeddedEngine> => {
  const closing = new AbortController()
  let { worker, port } = await startWorker(folder, 0)
  const replace = async (): Promise<void> => {
    onLoss()
    if (!folder) return
    while (!closing.signal.aborted) {
      await wait(restartMs, undefined, { ref: false })
      const next = await requireRoom(folder, 'old')
        .then(() => startWorker(folder, port))
        .catch(() => undefined)
      if (!next) continue
      worker = next.worker
      worker.once('exit', lost)
      return
    }
  }
  let replacing: Promise<void> = Promise.resolve()
  const lost = () => {
    if (!closing.signal.aborted) replacing = replace()
  }
  worker.once('exit', lost)
  return {
    port,
    close: async () => {
      closing.abort()
      await replacing
      const exited = new Promise((resolve) => worker.once('exit', resolve))
      if (worker.threadId === -1) return
      worker.postMessage('close')
      await exited
    },
  }
}
