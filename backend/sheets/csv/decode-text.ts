import { SheetError } from '../sheet.ts'

const utf16 = { little: [0xff, 0xfe], big: [0xfe, 0xff] }

const begins = (bytes: Uint8Array, mark: readonly number[]): boolean =>
  mark.every((byte, index) => bytes[index] === byte)

/** Undefined if the bytes are no text in this encoding. */
const decodeAs = (encoding: string, bytes: Uint8Array): string | undefined => {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes)
  } catch {
    return undefined
  }
}

/** Characters that no text has: a file with them is a picture, a program or something else. */
// oxlint-disable-next-line no-control-regex
const noText = /[\u0000-\u0008\u000e-\u001a\u001c-\u001f]/

/**
 * The text of a CSV file. Excel writes three encodings: UTF-8 (“CSV UTF-8”), UTF-16 (“Unicode text”), and in Hungary
 * Windows-1250 (“CSV”), which every text that is no UTF-8 is taken for.
 */
export const decodeText = (bytes: Uint8Array): string => {
  const isUtf16 = begins(bytes, utf16.little) || begins(bytes, utf16.big)
  const text = isUtf16
    ? decodeAs(begins(bytes, utf16.little) ? 'utf-16le' : 'utf-16be', bytes)
    : (decodeAs('utf-8', bytes) ?? decodeAs('windows-1250', bytes))
  if (text === undefined || noText.test(text)) throw new SheetError('file_type_unknown')
  return text
}
