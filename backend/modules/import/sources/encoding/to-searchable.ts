import { asUtf8, decoderOf, isSingleByte, sniffEncoding } from './sniff-encoding.ts'

/** So much of the file is looked at before the first record is decoded. */
const aheadSize = 262_144

interface Searchable {
  /** In an encoding in which ASCII is ASCII, without the byte order mark. */
  bytes: AsyncIterable<Buffer>
  encoding: string
  /** The beginning of the file. */
  ahead: Buffer
}

/** Reads the beginning of a stream, and returns all of it again. An error comes after what was read before it. */
const readAhead = async (content: AsyncIterable<Buffer>) => {
  const chunks = content[Symbol.asyncIterator]()
  let start: Buffer = Buffer.alloc(0)
  let failure: { error: unknown } | undefined
  let isDone = false
  try {
    while (start.length < aheadSize && !isDone) {
      const next = await chunks.next()
      isDone = next.done ?? false
      if (!next.done) start = Buffer.concat([start, next.value])
    }
  } catch (error) {
    failure = { error }
  }
  const from = async function* (offset: number): AsyncGenerator<Buffer> {
    try {
      yield start.subarray(offset)
      if (failure) throw failure.error
      for (let next = await chunks.next(); !next.done; next = await chunks.next()) yield next.value
    } finally {
      await chunks.return?.()
    }
  }
  return { start, from }
}

/**
 * The bytes of a file in an encoding that can be searched for markup, and the name of that encoding.
 * @param declaredIn the encoding that the file claims, from its beginning
 */
export const toSearchable = async (
  content: AsyncIterable<Buffer>,
  declaredIn: (start: Buffer) => string,
): Promise<Searchable> => {
  const { start, from } = await readAhead(content)
  const { encoding: sniffed, mark } = sniffEncoding(start)
  const declared = decoderOf(declaredIn(start.subarray(mark))).encoding
  // A declaration that can be read byte by byte is not in UTF-16, whatever it says.
  const encoding = sniffed ?? (declared.startsWith('utf-16') ? 'utf-8' : declared)
  if (encoding === 'utf-8' || isSingleByte(encoding)) return { bytes: from(mark), encoding, ahead: start }
  return { bytes: asUtf8(from(mark), encoding), encoding: 'utf-8', ahead: Buffer.alloc(0) }
}
