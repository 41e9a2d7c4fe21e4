import { once } from 'node:events'
import { parentPort, workerData } from 'node:worker_threads'
import { inBatches } from '../read-ahead.ts'
import { resolveDrizzle } from '../../../db/resolve-drizzle.ts'
import { SourceError } from '../source.ts'
import type { SourceFile } from './source-file.ts'
import type { Said } from './read-in-thread.ts'

/** So many records are sent at a time: to take them over interrupts the main thread for some milliseconds. */
const batchSize = 250

const port = parentPort
if (port === null) throw new Error('This file runs in a thread.')
const say = (said: Said): void => port.postMessage(said)

// The readers take their lists of formats and roles from the tables of the database.
resolveDrizzle()
const { openSource } = await import('./source-file.ts')

try {
  const { sender, message, records, progress } = await openSource(workerData as SourceFile)
  let wish = once(port, 'message')
  say({ kind: 'opened', sender, message })
  // The next records are read while the main thread works, and wait here until it asks for them.
  for await (const items of inBatches(records, batchSize)) {
    await wish
    wish = once(port, 'message')
    say({ kind: 'read', items, progress: progress() })
  }
  await wish
  say({ kind: 'ended' })
} catch (error) {
  const reason = error instanceof Error ? error.message : String(error)
  say({ kind: 'failed', reason, isOfFile: error instanceof SourceError })
}
