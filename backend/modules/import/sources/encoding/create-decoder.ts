import { isAscii, isUtf8 } from 'node:buffer'
import { type Detected, detectSingleByte, isSameInBoth, tellingTexts } from './detect-single-byte.ts'
import { decoderOf } from './sniff-encoding.ts'

/** A piece of a file as text. */
export interface Decoded {
  text: string
  /** The encoding in which it could be read, where the file declares another one. */
  actual?: string
  /** No encoding is certain; the text has replacement characters. */
  isUnreadable?: true
}

/** So many bytes are enough to recognise a language. */
const sampleSize = 65_536

const multibyte = /[\u00C2-\u00DF][\u0080-\u00BF]|[\u00E0-\u00EF][\u0080-\u00BF]{2}|[\u00F0-\u00F4][\u0080-\u00BF]{3}/
const control = /[\u0080-\u009F]/

/** Letters in UTF-8 among bytes that are none: two encodings in one piece, or a damaged one. */
const isMixed = (bytes: Buffer): boolean => multibyte.test(bytes.toString('latin1'))

/**
 * Decodes the pieces of a file (records, lines) one by one: a file may be put together from parts in several encodings.
 * What the bytes prove counts first: bytes that are valid UTF-8 are UTF-8, whatever the file declares, because texts in
 * other encodings never are by chance. Then the library decides by the language of all such pieces so far.
 */
export const createDecoder = (declared: string, ahead: Buffer): ((piece: Buffer) => Decoded) => {
  const { encoding } = decoderOf(declared)
  let sample = Buffer.alloc(0)
  let detected: Detected | undefined
  const learn = (bytes: Buffer): void => {
    if (sample.length >= sampleSize) return
    sample = Buffer.concat([sample, tellingTexts(bytes)]).subarray(0, sampleSize)
    detected = detectSingleByte(sample)
  }
  if (!isUtf8(ahead.subarray(0, lastWhole(ahead)))) learn(ahead)

  /** Pieces that are not the UTF-8 that was declared. */
  const instead = (piece: Buffer): Decoded => {
    if (isMixed(piece)) return { text: piece.toString(), isUnreadable: true }
    if (!detected) learn(piece)
    const actual = detected?.encoding ?? (isSameInBoth(piece) ? 'windows-1252' : undefined)
    return actual === undefined
      ? { text: piece.toString(), isUnreadable: true }
      : { text: decoderOf(actual).decode(piece), actual }
  }

  /** Pieces for which one byte is one letter. */
  const inSingleBytes = (piece: Buffer): Decoded => {
    // Latin-2 has no letters among these codes; who writes dashes and quotation marks there writes Windows-1250.
    if (encoding === 'iso-8859-2' && control.test(piece.toString('latin1')))
      return { text: decoderOf('windows-1250').decode(piece), actual: 'windows-1250' }
    if (encoding === 'windows-1252' && detected?.language === 'hu' && !isSameInBoth(piece))
      return { text: decoderOf(detected.encoding).decode(piece), actual: detected.encoding }
    return { text: decoderOf(encoding).decode(piece) }
  }

  return (piece) => {
    if (isAscii(piece)) return { text: piece.toString('latin1') }
    const isValid = isUtf8(piece)
    if (encoding === 'utf-8') return isValid ? { text: piece.toString() } : instead(piece)
    return isValid ? { text: piece.toString(), actual: 'utf-8' } : inSingleBytes(piece)
  }
}

/** The length without a character that the end cuts. */
const lastWhole = (bytes: Buffer): number => {
  for (let length = bytes.length; length > bytes.length - 4 && length > 0; length--)
    if ((bytes[length - 1] ?? 0) < 0x80) return length
    else if ((bytes[length - 1] ?? 0) >= 0xc0) return length - 1
  return bytes.length
}
