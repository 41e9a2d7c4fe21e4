import type { SafeResponse } from './safe-response.ts'

export type OutboundErrorCode =
  | 'host_not_allowed'
  | 'private_address'
  | 'timeout'
  | 'too_large'
  | 'redirect'
  | 'unreachable'
  | 'bad_status'
  | 'circuit_open'

/**
 * The only error an outbound call throws. The message names the host and never the path, the query or the body,
 * because those may hold keys or personal data. With `bad_status` the answer is kept in `response`.
 */
export class OutboundError extends Error {
  override readonly name = 'OutboundError'
  readonly code: OutboundErrorCode
  readonly host: string
  // Private, so that a logger which walks an error's own properties cannot print the answer's body.
  readonly #response: SafeResponse | undefined

  constructor(code: OutboundErrorCode, host: string, detail: { cause?: unknown; response?: SafeResponse } = {}) {
    const status = detail.response === undefined ? '' : ` ${detail.response.status}`
    super(`Outbound call to ${host || 'an unusable address'} failed: ${code}${status}`, { cause: detail.cause })
    this.code = code
    this.host = host
    this.#response = detail.response
  }

  get response(): SafeResponse | undefined {
    return this.#response
  }
}
