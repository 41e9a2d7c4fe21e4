import { setTimeout as wait } from 'node:timers/promises'
import { createCircuitBreaker, type BreakerOptions } from './circuit-breaker.ts'
import { OutboundError } from './outbound-error.ts'
import { readSafeResponse, type SafeResponse } from './safe-response.ts'

export interface SafeFetchOptions {
  fetch: typeof globalThis.fetch
  /** `host` or `host:port`, exactly; a host without a port stands for the scheme's own port. */
  allowedHosts: readonly string[]
  /** Milliseconds for the whole call: connection, body, retries and the waits between them. */
  timeoutMs: number
  /** Largest body accepted, in bytes after decompression. */
  maxBytes: number
  breaker?: BreakerOptions
  /** Epoch milliseconds. */
  clock?: () => number
  sleep?: (ms: number, signal: AbortSignal) => Promise<unknown>
  /** A number from 0 up to 1, for the jitter. */
  random?: () => number
}

export interface SafeFetchInit {
  method?: string
  headers?: Record<string, string>
  body?: string | Uint8Array<ArrayBuffer>
  /** Milliseconds for this call, in the place of the usual limit. */
  timeoutMs?: number
}

type ExchangeInit = Omit<SafeFetchInit, 'timeoutMs'>

export type SafeFetch = (url: string | URL, init?: SafeFetchInit) => Promise<SafeResponse>

const RETRIES = 2
const FIRST_WAIT_MS = 200

/**
 * Makes the one way out of the process. Resolves for 2xx and 304; everything else throws an `OutboundError`.
 * Only GET is tried again, at most twice, after a 5xx or a failed connection. A call with its retries counts once for
 * the breaker, and a host that answers, even with 4xx, counts as healthy.
 */
export function createSafeFetch(options: SafeFetchOptions): SafeFetch {
  const { clock = Date.now, sleep = (ms, signal) => wait(ms, undefined, { signal }), random = Math.random } = options
  const allowedHosts = new Set(options.allowedHosts.map((host) => host.toLowerCase()))
  const breaker = createCircuitBreaker(options.breaker ?? { failures: 5, halfOpenMs: 30_000 }, clock)

  async function exchange(target: URL, init: ExchangeInit, signal: AbortSignal): Promise<SafeResponse> {
    const { host } = target
    try {
      const response = await options.fetch(target, { ...init, redirect: 'manual', signal })
      if (isRedirect(response)) {
        await response.body?.cancel()
        throw new OutboundError('redirect', host)
      }
      const read = await readSafeResponse(response, options.maxBytes)
      if (read === 'too_large') throw new OutboundError('too_large', host)
      if (!response.ok && response.status !== 304) throw new OutboundError('bad_status', host, { response: read })
      return read
    } catch (error) {
      if (error instanceof OutboundError) throw error
      throw new OutboundError(signal.aborted ? 'timeout' : 'unreachable', host, { cause: error })
    }
  }

  async function exchangeWithRetries(target: URL, init: ExchangeInit, signal: AbortSignal): Promise<SafeResponse> {
    const retries = (init.method ?? 'GET').toUpperCase() === 'GET' ? RETRIES : 0
    for (let attempt = 0; ; attempt += 1) {
      try {
        return await exchange(target, init, signal)
      } catch (error) {
        if (attempt === retries || !isWorthRetrying(error)) throw error
        const waitMs = FIRST_WAIT_MS * 2 ** attempt * (0.5 + random())
        await sleep(waitMs, signal).catch((cause: unknown) => {
          throw new OutboundError('timeout', target.host, { cause })
        })
      }
    }
  }

  return async (url, { timeoutMs = options.timeoutMs, ...init } = {}) => {
    const target = allowedTarget(url, allowedHosts)
    if (!breaker.admits(target.host)) throw new OutboundError('circuit_open', target.host)
    const deadline = new AbortController()
    const timer = setTimeout(() => deadline.abort(), timeoutMs)
    try {
      const response = await exchangeWithRetries(target, init, deadline.signal)
      breaker.record(target.host, true)
      return response
    } catch (error) {
      breaker.record(target.host, !isHostFailure(error))
      throw error
    } finally {
      clearTimeout(timer)
    }
  }
}

function allowedTarget(url: string | URL, allowedHosts: ReadonlySet<string>): URL {
  const target = URL.canParse(String(url)) ? new URL(url) : undefined
  if (target === undefined) throw new OutboundError('host_not_allowed', '')
  const usualPort = { 'http:': '80', 'https:': '443' }[target.protocol]
  const named = allowedHosts.has(target.host) || allowedHosts.has(`${target.hostname}:${target.port || usualPort}`)
  // fetch refuses addresses with a user name; such a URL is also the usual disguise of a foreign host.
  const disguised = target.username !== '' || target.password !== ''
  if (usualPort === undefined || disguised || !named) throw new OutboundError('host_not_allowed', target.host)
  return target
}

function isRedirect(response: Response): boolean {
  const { status, type } = response
  return type === 'opaqueredirect' || (status >= 300 && status < 400 && status !== 304)
}

function isWorthRetrying(error: unknown): boolean {
  if (!(error instanceof OutboundError)) return false
  return error.code === 'unreachable' || (error.code === 'bad_status' && (error.response?.status ?? 0) >= 500)
}

function isHostFailure(error: unknown): boolean {
  return isWorthRetrying(error) || (error instanceof OutboundError && error.code === 'timeout')
}
