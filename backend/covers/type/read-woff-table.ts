import { inflateSync } from 'node:zlib'

const headerLength = 44
const entryLength = 20

/** One table of a WOFF 1 file, uncompressed. */
export function readWoffTable(file: Buffer, tag: string): Buffer | undefined {
  const tableCount = file.readUInt16BE(12)
  for (let index = 0; index < tableCount; index++) {
    const entry = headerLength + index * entryLength
    if (file.toString('latin1', entry, entry + 4) !== tag) continue
    const offset = file.readUInt32BE(entry + 4)
    const packedLength = file.readUInt32BE(entry + 8)
    const table = file.subarray(offset, offset + packedLength)
    return packedLength < file.readUInt32BE(entry + 12) ? inflateSync(table) : table
  }
  return undefined
}
