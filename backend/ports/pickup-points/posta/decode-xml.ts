/**
 * Decodes an XML file by its byte order mark, else by the encoding its declaration names, else as UTF-8.
 * Throws RangeError when the declared encoding is unknown.
 */
export function decodeXml(bytes: Uint8Array): string {
  return new TextDecoder(markedEncoding(bytes) ?? declaredEncoding(bytes) ?? 'utf-8').decode(bytes)
}

function markedEncoding([first, second, third]: Uint8Array): string | undefined {
  if (first === 0xef && second === 0xbb && third === 0xbf) return 'utf-8'
  if (first === 0xff && second === 0xfe) return 'utf-16le'
  if (first === 0xfe && second === 0xff) return 'utf-16be'
  return undefined
}

function declaredEncoding(bytes: Uint8Array): string | undefined {
  const start = new TextDecoder('latin1').decode(bytes.subarray(0, 200))
  return /^\s*<\?xml[^>]*\sencoding\s*=\s*["']([\w.:-]+)["']/i.exec(start)?.[1]
}
