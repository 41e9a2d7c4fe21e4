import type { Readable } from 'node:stream'

export interface SafeResponse {
  readonly status: number
  readonly headers: Headers
  /** The body decoded by the charset of its Content-Type, UTF-8 when that is missing or unknown. */
  readonly body: string
  readonly bytes: Uint8Array
}

export interface Answer {
  status: number
  headers: Headers
  /** Decompressed. */
  content: Readable
}

/**
 * Reads a whole answer into memory, but never more than `maxBytes` of it (counted after decompression).
 * Gives `'too_large'`, and drops the connection, when there is more. Rejects when the connection breaks.
 */
export async function readSafeResponse(
  { status, headers, content }: Answer,
  maxBytes: number,
): Promise<SafeResponse | 'too_large'> {
  const bytes = await readBytes(headers, content, maxBytes)
  if (bytes === undefined) return 'too_large'
  return {
    status,
    headers,
    bytes,
    get body() {
      return decoderFor(headers.get('content-type') ?? '').decode(bytes)
    },
  }
}

async function readBytes(headers: Headers, content: Readable, maxBytes: number): Promise<Uint8Array | undefined> {
  if (Number(headers.get('content-length')) > maxBytes) {
    content.destroy()
    return undefined
  }
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of content as AsyncIterable<Uint8Array>) {
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
