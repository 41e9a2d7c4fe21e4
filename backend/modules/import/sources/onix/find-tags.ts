/** Bytes of a message, searched for tags without a parser: markup is ASCII in every encoding that comes here. */

const isEndOfName = (byte: number | undefined): boolean =>
  byte === 0x3e || byte === 0x2f || byte === 0x20 || byte === 0x0a || byte === 0x0d || byte === 0x09

/** The first tag of a name, `<Product` or `</Product`, between two places; -1 if there is none. */
export const indexOfTag = (bytes: Buffer, tag: string, from: number, to = bytes.length): number => {
  const part = to < bytes.length ? bytes.subarray(0, to) : bytes
  for (let at = part.indexOf(tag, from); at >= 0; at = part.indexOf(tag, at + 1))
    if (isEndOfName(bytes[at + tag.length])) return at
  return -1
}

/** The place behind the `>` that ends a tag; -1 if it has not come yet. A `>` in an attribute ends nothing. */
export const endOfTag = (bytes: Buffer, start: number): number => {
  if (bytes.indexOf(0x3e, start) < 0) return -1
  let quote = 0
  for (let at = start; at < bytes.length; at++) {
    const byte = bytes[at]
    if (quote !== 0) quote = byte === quote ? 0 : quote
    else if (byte === 0x22 || byte === 0x27) quote = byte
    else if (byte === 0x3e) return at + 1
  }
  return -1
}

const guards: readonly (readonly [opens: string, closes: string])[] = [
  ['<![CDATA[', ']]>'],
  ['<!--', '-->'],
]

/** A part of the bytes in which tags are none: a comment or a CDATA section. `end` is -1 if it has not come yet. */
export const nextGuard = (bytes: Buffer, from: number, to: number): { start: number; end: number } | undefined => {
  const part = bytes.subarray(0, to)
  const first = part.indexOf('<!', from)
  if (first < 0) return undefined
  let found: { start: number; closes: string; length: number } | undefined
  for (const [opens, closes] of guards) {
    const start = part.indexOf(opens, first)
    if (start >= 0 && (!found || start < found.start)) found = { start, closes, length: opens.length }
  }
  if (!found) return undefined
  const close = bytes.indexOf(found.closes, found.start + found.length)
  return { start: found.start, end: close < 0 ? -1 : close + 3 }
}
