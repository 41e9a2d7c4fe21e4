import type { Readable } from 'node:stream'
import { type Entry, fromBufferPromise, type ZipFile } from 'yauzl'
import { SheetError } from '../sheet.ts'

/** A workbook has some dozens of parts; pictures and charts are parts, too. */
const maxParts = 1_000

/** Unpacked bytes of one part. A thousand rows with ten columns are half a million. */
const maxBytes = 5_000_000

/** Opens a part of the workbook; undefined if there is no such part. */
export type OpenPart = (name: string) => Promise<Readable | undefined>

const entriesOf = async (zip: ZipFile): Promise<Map<string, Entry>> => {
  if (zip.entryCount > maxParts) throw new SheetError('file_too_large')
  const entries = new Map<string, Entry>()
  for await (const entry of zip.eachEntry()) {
    // Two parts of one name: programs could read different ones.
    if (entries.has(entry.fileName)) throw new SheetError('file_damaged')
    entries.set(entry.fileName, entry)
  }
  return entries
}

/**
 * The parts of a ZIP file. Only those that are asked for are unpacked. The size that the file declares is checked before
 * anything is unpacked; yauzl ends the stream with an error when more bytes come than were declared, so a bomb stops at
 * the limit, whatever it declares.
 */
export const openParts = async (bytes: Uint8Array): Promise<OpenPart> => {
  const zip = await fromBufferPromise(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length), {
    lazyEntries: true,
    autoClose: false,
  })
  const entries = await entriesOf(zip)
  return async (name) => {
    const entry = entries.get(name)
    if (!entry) return undefined
    if (entry.isEncrypted()) throw new SheetError('file_protected')
    if (entry.uncompressedSize > maxBytes) throw new SheetError('file_too_large')
    return zip.openReadStreamPromise(entry)
  }
}
