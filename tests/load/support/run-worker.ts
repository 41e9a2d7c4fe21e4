import { Worker } from 'node:worker_threads'

/** Runs a program of ours in a thread of its own, so that it keeps its pace beside this one. @returns the one message that it posts */
export const runWorker = <Result>(program: URL, workerData: unknown): Promise<Result> =>
  new Promise((resolve, reject) => {
    const worker = new Worker(program, { workerData })
    worker.once('message', (result: Result) => resolve(result))
    worker.once('error', reject)
    worker.once('exit', () => reject(new Error(`${program.pathname} ended without a result.`)))
  })
