import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import type { ReadRecord } from '../apply/batch.ts'
import { SourceError, type TradeSource, type UnreadableRecord } from '../source.ts'
import type { MessageMark } from '../trade-record.ts'
import type { SourceFile } from './source-file.ts'

/** What the thread sends: one of the first two or the last after its start, then one of the last three for each wish. */
export type Said =
  | { kind: 'opened'; sender: string; message: MessageMark | undefined }
  | { kind: 'read'; items: (ReadRecord | UnreadableRecord)[]; progress: number }
  | { kind: 'ended' }
  | { kind: 'failed'; reason: string; isOfFile: boolean }

/** @throws SourceError for what is wrong with the file, Error for all else */
const next = async (thread: Worker): Promise<Exclude<Said, { kind: 'failed' }>> => {
  // A thread that nobody listens to does not keep the process alive.
  thread.ref()
  const [said] = (await once(thread, 'message')) as [Said]
  thread.unref()
  if (said.kind !== 'failed') return said
  throw said.isOfFile ? new SourceError(said.reason) : new Error(said.reason)
}

/**
 * Opens a file in a thread of its own, which reads it while this one compares and writes: reading takes a third of the
 * command's work.
 * @throws SourceError if the file cannot be used at all
 */
export const openInThread = async (file: SourceFile): Promise<TradeSource> => {
  const thread = new Worker(new URL('reading-thread.ts', import.meta.url), { workerData: file })
  const opened = await next(thread)
  if (opened.kind !== 'opened') throw new Error('The thread said something else first.')
  let progress = 0
  const records = async function* (): AsyncGenerator<ReadRecord | UnreadableRecord> {
    try {
      for (;;) {
        const answer = next(thread)
        thread.postMessage('next')
        const said = await answer
        if (said.kind !== 'read') return
        progress = said.progress
        yield* said.items
      }
    } finally {
      await thread.terminate()
    }
  }
  return {
    sender: opened.sender,
    ...(opened.message && { message: opened.message }),
    records: records(),
    progress: () => progress,
  }
}
