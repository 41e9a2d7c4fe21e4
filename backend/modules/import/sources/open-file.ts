import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { createGunzip } from 'node:zlib'
import { SourceError } from '../source.ts'

export interface OpenFile {
  content: AsyncIterable<Buffer>
  /** The share of the file that has been read, from 0 to 1. */
  progress: () => number
}

/** So little is unpacked at once, because each byte can become a thousand. */
const packedSize = 4_096

const packedReason = (error: NodeJS.ErrnoException): string =>
  error.code === 'Z_BUF_ERROR' ? 'The compressed file ends too early.' : 'The compressed file is damaged.'

/**
 * Unpacks a stream. Everything before a damage is returned before the error is thrown; a pipeline would drop what it
 * had buffered.
 */
async function* unpack(file: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  const gunzip = createGunzip()
  const unpacked: Buffer[] = []
  let failure: Error | undefined
  // A damaged stream closes without an answer to the last write.
  let wake = (): void => {}
  gunzip.on('data', (chunk: Buffer) => unpacked.push(chunk))
  gunzip.on('error', (error) => (failure = new SourceError(packedReason(error), { cause: error })))
  gunzip.on('close', () => wake())
  const until = (work: (done: () => void) => void): Promise<void> =>
    new Promise((resolve) => {
      wake = resolve
      work(resolve)
    })
  try {
    for await (const chunk of file)
      for (let start = 0; start < chunk.length; start += packedSize) {
        await until((done) => gunzip.write(chunk.subarray(start, start + packedSize), () => done()))
        yield* unpacked.splice(0)
        if (failure) throw failure
      }
    await until(() => gunzip.end())
    yield* unpacked.splice(0)
    if (failure) throw failure
  } finally {
    gunzip.destroy()
  }
}

/** The first chunk, and the stream with it. */
const peek = async (stream: AsyncIterable<Buffer>): Promise<{ first: Buffer; whole: () => AsyncGenerator<Buffer> }> => {
  const chunks = stream[Symbol.asyncIterator]()
  const { value, done } = await chunks.next()
  const first = done ? Buffer.alloc(0) : value
  const whole = async function* (): AsyncGenerator<Buffer> {
    try {
      yield first
      for (let next = await chunks.next(); !next.done; next = await chunks.next()) yield next.value
    } finally {
      await chunks.return?.()
    }
  }
  return { first, whole }
}

/** Reads a plain or compressed file as a stream, whatever its name says. Leaving the loop closes the file. */
export const openFile = async (path: string): Promise<OpenFile> => {
  const { size } = await stat(path)
  let read = 0
  const counted = async function* (): AsyncGenerator<Buffer> {
    for await (const chunk of createReadStream(path) as AsyncIterable<Buffer>) {
      read += chunk.length
      yield chunk
    }
  }
  const { first, whole } = await peek(counted())
  const isPacked = first[0] === 0x1f && first[1] === 0x8b
  return { content: isPacked ? unpack(whole()) : whole(), progress: () => (size === 0 ? 1 : read / size) }
}
