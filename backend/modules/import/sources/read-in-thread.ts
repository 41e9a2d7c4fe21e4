import { on } from 'node:events'
import { Worker } from 'node:worker_threads'
import type { ReadRecord } from '../apply/batch.ts'
import { SourceError, type TradeSource, type UnreadableRecord } from '../source.ts'
import type { MessageMark } from '../trade-record.ts'
import type { SourceFile } from './source-file.ts'

/** What the thread sends: `opened` first, then `read` or `ended` for each wish. `failed` can come at any time, and is the last. */
export type Said =
  | { kind: 'opened'; sender: string; message: MessageMark | undefined }
  | { kind: 'read'; items: (ReadRecord | UnreadableRecord)[]; progress: number }
  | { kind: 'ended' }
  | { kind: 'failed'; reason: string; isOfFile: boolean }

/**
 * Opens a file in a thread of its own, which reads it while `work` compares and writes: reading takes a third of the
 * command's work. The thread ends with `work`.
 * @throws SourceError if the file cannot be used at all
 */
export const readInThread = async <Value>(
  file: SourceFile,
  work: (source: TradeSource) => Promise<Value>,
): Promise<Value> => {
  const thread = new Worker(new URL('reading-thread.ts', import.meta.url), { workerData: file })
  // The thread can fail while nobody waits for it: what it says, its error and its end are saved until they are asked for.
  const messages = on(thread, 'message', { close: ['exit'] })
  const next = async (): Promise<Exclude<Said, { kind: 'failed' }>> => {
    const { value, done } = await messages.next()
    if (done) throw new Error('The thread that reads the file has ended too early.')
    const [said] = value as [Said]
    if (said.kind !== 'failed') return said
    throw said.isOfFile ? new SourceError(said.reason) : new Error(said.reason)
  }
  try {
    const opened = await next()
    if (opened.kind !== 'opened') throw new Error('The thread said something else first.')
    const { sender, message } = opened
    let progress = 0
    const records = async function* (): AsyncGenerator<ReadRecord | UnreadableRecord> {
      for (;;) {
        thread.postMessage('next')
        const said = await next()
        if (said.kind !== 'read') return
        progress = said.progress
        yield* said.items
      }
    }
    return await work({ sender, ...(message && { message }), records: records(), progress: () => progress })
  } finally {
    await thread.terminate()
  }
}
