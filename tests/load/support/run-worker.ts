import { Worker } from 'node:worker_threads'

/**
 * Runs a program in a thread of its own, so that the work of this thread does not slow it down.
 * @returns the one message that the program posts
 */
export const runWorker = <Result>(program: URL, workerData: unknown): Promise<Result> =>
  new Promise((resolve, reject) => {
    const worker = new Worker(program, { workerData })
    worker.once('message', (result: Result) => resolve(result))
    worker.once('error', reject)
    worker.once('exit', () => reject(new Error(`${program.pathname} ended without a result.`)))
  })
