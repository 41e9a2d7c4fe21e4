import { FeedFormatError } from './feed-format-error.ts'
import type { Carrier } from '#contracts/carriers.ts'

/** Parses a UTF-8 JSON body, with or without a byte order mark. Throws `FeedFormatError`. */
export function readJson(carrier: Carrier, body: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(body))
  } catch (error) {
    throw new FeedFormatError(carrier, 'not JSON', error)
  }
}
