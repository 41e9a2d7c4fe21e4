import type { Carrier } from '#contracts/carriers.ts'

/** The carrier answered, but the body as a whole is not its point list. The message never quotes the body. */
export class FeedFormatError extends Error {
  override readonly name = 'FeedFormatError'
  readonly carrier: Carrier

  constructor(carrier: Carrier, reason: string, cause?: unknown) {
    super(`The ${carrier} point list is unusable: ${reason}`, { cause })
    this.carrier = carrier
  }
}
