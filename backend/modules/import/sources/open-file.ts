import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { pipeline, type Readable, Transform } from 'node:stream'
import { createGunzip } from 'node:zlib'

export interface OpenFile {
  content: Readable
  /** The share of the file that has been read, from 0 to 1. */
  progress: () => number
}

/** Reads a plain or compressed (`.gz`) file as a stream. Destroying the stream closes the file. */
export const openFile = async (path: string): Promise<OpenFile> => {
  const { size } = await stat(path)
  let read = 0
  const counter = new Transform({
    transform: (chunk: Buffer, _encoding, done) => {
      read += chunk.length
      done(null, chunk)
    },
  })
  const progress = (): number => (size === 0 ? 1 : read / size)
  const file = createReadStream(path)
  // The reader of the last stream gets the errors of all streams before it.
  const content: Readable = path.endsWith('.gz')
    ? pipeline(file, counter, createGunzip(), () => {})
    : pipeline(file, counter, () => {})
  return { content, progress }
}
