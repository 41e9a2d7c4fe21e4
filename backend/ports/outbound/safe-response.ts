export interface SafeResponse {
  readonly status: number
  readonly headers: Headers
  /** The body decoded by the charset of its Content-Type, UTF-8 when that is missing or unknown. */
  readonly body: string
  readonly bytes: Uint8Array
}

/**
 * Reads a whole answer into memory, but never more than `maxBytes` of it (counted after decompression).
 * Gives `'too_large'`, and drops the connection, when there is more. Rejects when the connection breaks.
 */
export async function readSafeResponse(response: Response, maxBytes: number): Promise<SafeResponse | 'too_large'> {
  const bytes = await readBytes(response, maxBytes)
  if (bytes === undefined) return 'too_large'
  const { status, headers } = response
  return {
    status,
    headers,
    bytes,
    get body() {
      return decoderFor(headers.get('content-type') ?? '').decode(bytes)
    },
  }
}

async function readBytes(response: Response, maxBytes: number): Promise<Uint8Array | undefined> {
  if (response.body === null) return new Uint8Array()
  if (Number(response.headers.get('content-length')) > maxBytes) {
    await response.body.cancel()
    return undefined
  }
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of response.body) {
    size += chunk.byteLength
    if (size > maxBytes) return undefined
    chunks.push(chunk)
  }
  return Buffer.concat(chunks, size)
}

function decoderFor(contentType: string): TextDecoder {
  const charset = /;\s*charset="?([\w-]+)/i.exec(contentType)?.[1] ?? 'utf-8'
  try {
    return new TextDecoder(charset)
  } catch {
    return new TextDecoder()
  }
}
