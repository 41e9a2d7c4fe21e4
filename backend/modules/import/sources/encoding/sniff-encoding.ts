import { SourceError } from '../../source.ts'

/** What the first bytes of a file say about its encoding. */
interface Start {
  /** Undefined if the bytes leave it open. */
  encoding: 'utf-8' | 'utf-16le' | 'utf-16be' | undefined
  /** Length of the byte order mark. */
  mark: number
}

const marks: readonly (readonly [bytes: readonly number[], encoding: Start['encoding'] | 'utf-32'])[] = [
  [[0xff, 0xfe, 0, 0], 'utf-32'],
  [[0, 0, 0xfe, 0xff], 'utf-32'],
  [[0xef, 0xbb, 0xbf], 'utf-8'],
  [[0xff, 0xfe], 'utf-16le'],
  [[0xfe, 0xff], 'utf-16be'],
]

/** A file in UTF-16 without a mark: every second byte of its markup and of most of its letters is 0. */
const withoutMark = (start: Buffer): Start['encoding'] => {
  const zeros = [0, 0]
  for (const [index, byte] of start.entries()) if (byte === 0) zeros[index % 2] = (zeros[index % 2] ?? 0) + 1
  const [even = 0, odd = 0] = zeros
  if (odd > start.length / 4 && even === 0) return 'utf-16le'
  return even > start.length / 4 && odd === 0 ? 'utf-16be' : undefined
}

/** @throws SourceError for UTF-32, which no decoder of the platform reads */
export const sniffEncoding = (start: Buffer): Start => {
  const found = marks.find(([bytes]) => bytes.every((byte, index) => start[index] === byte))
  if (!found) return { encoding: withoutMark(start.subarray(0, 256)), mark: 0 }
  const [bytes, encoding] = found
  if (encoding === 'utf-32') throw new SourceError('The file is written in UTF-32, which cannot be read.')
  return { encoding, mark: bytes.length }
}

/** @throws SourceError if the platform has no decoder of that name */
export const decoderOf = (label: string): TextDecoder => {
  try {
    return new TextDecoder(label, { ignoreBOM: true })
  } catch {
    throw new SourceError(`There is no encoding ${label}.`)
  }
}

/** Whether each byte is one character, and the first 128 of them are those of ASCII. */
export const isSingleByte = (encoding: string): boolean =>
  /^(iso-8859-|windows-|koi8-|ibm866|macintosh|x-mac)/.test(encoding)

/** The text of a stream as UTF-8, from an encoding whose bytes cannot be searched for markup. */
export async function* asUtf8(content: AsyncIterable<Buffer>, encoding: string): AsyncGenerator<Buffer> {
  const decoder = decoderOf(encoding)
  for await (const chunk of content) yield Buffer.from(decoder.decode(chunk, { stream: true }))
  yield Buffer.from(decoder.decode())
}
