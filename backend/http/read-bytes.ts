/** Whether the headers announce a body of more than `most` bytes. */
export const announcesMore = (headers: Headers, max: number): boolean =>
  Number(headers.get('content-length') ?? 0) > max

const join = (chunks: readonly Uint8Array[], length: number): Uint8Array => {
  const whole = new Uint8Array(length)
  let at = 0
  for (const chunk of chunks) {
    whole.set(chunk, at)
    at += chunk.length
  }
  return whole
}

/**
 * Reads the body of a request and counts its bytes: a body that is too large is discarded, whatever its headers said.
 * @param most bytes
 * @returns undefined if there are more
 */
export const readBytes = async (request: Request, max: number): Promise<Uint8Array | undefined> => {
  if (announcesMore(request.headers, max)) return undefined
  const reader = request.body?.getReader()
  if (!reader) return new Uint8Array()
  const chunks: Uint8Array[] = []
  let length = 0
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    length += part.value.length
    if (length > max) {
      reader.releaseLock()
      return undefined
    }
    chunks.push(part.value)
  }
  reader.releaseLock()
  return join(chunks, length)
}
