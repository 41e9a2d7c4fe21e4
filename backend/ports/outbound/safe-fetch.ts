import { isIP } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { BrokenCircuitError, type CircuitBreakerPolicy } from 'cockatiel'
import { type BreakerLimits, createCircuitBreaker } from '#lib/process/circuit-breaker.ts'
import { guardedLookup, PrivateAddressError, type Resolve } from './guarded-lookup.ts'
import { isPublicAddress } from './is-public-address.ts'
import { openLine, type Question } from './open-line.ts'
import { OutboundError } from './outbound-error.ts'
import { readSafeResponse, type SafeResponse } from './safe-response.ts'

export interface SafeFetchOptions {
  /** `host` or `host:port`, exactly; a host without a port stands for the scheme's own port. */
  allowedHosts: readonly string[]
  /** Those of the allowed hosts that may be on this machine or in its network: simulators, in a trial. */
  privateHosts?: readonly string[]
  /** Milliseconds for the whole call: connection, body, retries and the waits between them. */
  timeoutMs: number
  /** Largest body accepted, in bytes after decompression. */
  maxBytes: number
  /** Of the circuit breaker that each host has. */
  breaker?: BreakerLimits
  /** Replaces the system's resolver. */
  resolve?: Resolve
  /** Which addresses count as public. */
  isAllowed?: (address: string) => boolean
  sleep?: (ms: number, signal: AbortSignal) => Promise<unknown>
  /** A number from 0 up to 1, for the jitter. */
  random?: () => number
}

export interface SafeFetchInit extends Question {
  /** Milliseconds for this call, in the place of the usual limit. */
  timeoutMs?: number
}

export type SafeFetch = (url: string | URL, init?: SafeFetchInit) => Promise<SafeResponse>

const RETRIES = 2
const FIRST_WAIT_MS = 200

/**
 * Makes the one way out of the process. Resolves for 2xx and 304; everything else throws an `OutboundError`.
 * Only GET is tried again, at most twice, after a 5xx or a failed connection. A call with its retries counts once for
 * the breaker, and a host that answers, even with 4xx, counts as healthy.
 */
export function createSafeFetch(options: SafeFetchOptions): SafeFetch {
  const {
    privateHosts = [],
    isAllowed = isPublicAddress,
    sleep = (ms, signal) => wait(ms, undefined, { signal }),
    random = Math.random,
  } = options
  const allowedHosts = hostSet(options.allowedHosts)
  const unguardedHosts = hostSet(privateHosts)
  const guarded = openLine(guardedLookup(options.resolve, isAllowed))
  const unguarded = openLine()
  const breakerOf = breakersByHost(options.breaker ?? { failures: 5, halfOpenMs: 30_000 })

  async function exchange(target: URL, question: Question, signal: AbortSignal): Promise<SafeResponse> {
    const { host } = target
    const mayBePrivate = isNamed(target, unguardedHosts)
    try {
      if (!mayBePrivate && isPrivateLiteral(target, isAllowed)) throw new OutboundError('private_address', host)
      const answer = await (mayBePrivate ? unguarded : guarded)(target, question, signal)
      const { status } = answer
      if (status >= 300 && status < 400 && status !== 304) {
        answer.content.destroy()
        throw new OutboundError('redirect', host)
      }
      const read = await readSafeResponse(answer, options.maxBytes)
      if (read === 'too_large') throw new OutboundError('too_large', host)
      if (status >= 400) throw new OutboundError('bad_status', host, { response: read })
      return read
    } catch (error) {
      if (error instanceof OutboundError) throw error
      throw new OutboundError(signal.aborted ? 'timeout' : isPrivate(error) ? 'private_address' : 'unreachable', host, {
        cause: error,
      })
    }
  }

  async function exchangeWithRetries(target: URL, question: Question, signal: AbortSignal): Promise<SafeResponse> {
    const retries = (question.method ?? 'GET').toUpperCase() === 'GET' ? RETRIES : 0
    for (let attempt = 0; ; attempt += 1) {
      try {
        return await exchange(target, question, signal)
      } catch (error) {
        if (attempt === retries || !isWorthRetrying(error)) throw error
        const waitMs = FIRST_WAIT_MS * 2 ** attempt * (0.5 + random())
        await sleep(waitMs, signal).catch((cause: unknown) => {
          throw new OutboundError('timeout', target.host, { cause })
        })
      }
    }
  }

  return async (url, { timeoutMs = options.timeoutMs, ...question } = {}) => {
    const target = allowedTarget(url, allowedHosts)
    const signal = AbortSignal.timeout(timeoutMs)
    const outcome = await breakerOf(target.host)
      .execute(() => exchangeWithRetries(target, question, signal).catch(unlessHostFailed))
      .catch((error: unknown) => {
        throw error instanceof BrokenCircuitError ? new OutboundError('circuit_open', target.host) : error
      })
    if (outcome instanceof OutboundError) throw outcome
    return outcome
  }
}

const hostSet = (hosts: readonly string[]): ReadonlySet<string> => new Set(hosts.map((host) => host.toLowerCase()))

/** One breaker for each host. While one call tries an open host again, the others wait for its result. */
function breakersByHost(limits: BreakerLimits): (host: string) => CircuitBreakerPolicy {
  const breakers = new Map<string, CircuitBreakerPolicy>()
  return (host) => {
    const known = breakers.get(host)
    if (known) return known
    const breaker = createCircuitBreaker(limits)
    breakers.set(host, breaker)
    return breaker
  }
}

const usualPorts: Record<string, string> = { 'http:': '80', 'https:': '443' }

const isNamed = ({ host, hostname, port, protocol }: URL, hosts: ReadonlySet<string>): boolean =>
  hosts.has(host) || hosts.has(`${hostname}:${port || usualPorts[protocol]}`)

function allowedTarget(url: string | URL, allowedHosts: ReadonlySet<string>): URL {
  const target = URL.canParse(String(url)) ? new URL(url) : undefined
  if (target === undefined) throw new OutboundError('host_not_allowed', '')
  // A user name in an address usually disguises a foreign host.
  const disguised = target.username !== '' || target.password !== ''
  if (usualPorts[target.protocol] === undefined || disguised || !isNamed(target, allowedHosts))
    throw new OutboundError('host_not_allowed', target.host)
  return target
}

/** An address in numbers is never looked up, so the guarded lookup does not see it. */
function isPrivateLiteral({ hostname }: URL, isAllowed: (address: string) => boolean): boolean {
  const address = hostname.replace(/^\[|\]$/g, '')
  return isIP(address) !== 0 && !isAllowed(address)
}

const isPrivate = (error: unknown): boolean =>
  error instanceof PrivateAddressError || (error instanceof Error && isPrivate(error.cause))

function isWorthRetrying(error: unknown): boolean {
  if (!(error instanceof OutboundError)) return false
  return error.code === 'unreachable' || (error.code === 'bad_status' && (error.response?.status ?? 0) >= 500)
}

/** An error that says nothing about the host's health becomes a value, which the breaker counts as a success. */
function unlessHostFailed(error: unknown): OutboundError {
  const isHostFailure = isWorthRetrying(error) || (error instanceof OutboundError && error.code === 'timeout')
  if (isHostFailure || !(error instanceof OutboundError)) throw error
  return error
}
