import { join } from 'node:path'
import type { Logger } from 'pino'
import { mapCarriers } from '#contracts/carriers.ts'
import type { BackendEnv } from '#lib/env/backend.ts'
import type { Services } from './kernel/context.ts'
import type { Files } from './ports/files/port.ts'
import { OutboundError } from './ports/outbound/outbound-error.ts'
import { areAnalyticsSimulated, connectAnalytics } from './ports/analytics/connect.ts'
import { connectRecaptcha, isRecaptchaSimulated } from './ports/bot-check/recaptcha/connect.ts'
import { readRecaptchaEnv } from './ports/bot-check/recaptcha/variables.ts'
import { createSafeFetch, type SafeFetch } from './ports/outbound/safe-fetch.ts'
import type { Outbound } from './ports/payments/port.ts'
import { identityProviders } from './ports/identity/providers.ts'
import { notificationUrlOf, paymentProviders } from './ports/payments/providers.ts'
import { createPickupPointFeeds } from './ports/pickup-points/create-pickup-point-feeds.ts'
import { hasSimulatedCarrier, listUrls } from './ports/pickup-points/list-urls.ts'
import { storedListsIn } from './ports/pickup-points/stored-lists.ts'
import { createPointCache } from './ports/pickup-points/point-cache.ts'
import { connectNav, isNavSimulated } from './ports/tax-authority/nav/definition.ts'
import { trackings } from './ports/tracking/trackings.ts'
import { startSimulators } from './start-simulators.ts'

type Providers = Pick<
  Services,
  'payments' | 'pickupPoints' | 'taxAuthority' | 'botCheck' | 'analytics' | 'tracking' | 'identityProviders'
> & {
  stop: () => Promise<void>
}

/** In milliseconds. */
export interface ProviderLimits {
  /** One call of a payment provider. The visitor waits for it, and a payment's claim lasts longer than it. */
  paymentMs: number
  carrierMs: number
  /** One call of the tax authority, for which nobody waits. */
  authorityMs: number
  /** One question of the bot check, for which the visitor waits. */
  botCheckMs: number
  /** One event for a provider of measuring, for which nobody waits. */
  analyticsMs: number
  /** One call of a provider of sign-ins, for which the visitor waits. A sign-in needs three at most. */
  identityMs: number
  /** The pause after five failures in a row. */
  halfOpenMs: number
}

const usualLimits: ProviderLimits = {
  paymentMs: 8_000,
  carrierMs: 5_000,
  authorityMs: 10_000,
  botCheckMs: 3_000,
  analyticsMs: 5_000,
  identityMs: 5_000,
  halfOpenMs: 30_000,
}
const failures = 5
const largestList = 30_000_000
const largestAnswer = 1_000_000

/** The hosts that may be called. In a trial they may lie on this machine, because simulators do. */
const hostsOf = (env: BackendEnv, urls: readonly string[]) => {
  const allowedHosts = urls.map((url) => new URL(url).host)
  return { allowedHosts, privateHosts: env.TRIAL === '0' ? [] : allowedHosts }
}

/** A refusal with a status is an answer, too: the adapter reads it. */
const sendThrough =
  (safeFetch: SafeFetch): Outbound =>
  async (url, { method, headers, body }) => {
    try {
      return await safeFetch(url, { method, headers, body })
    } catch (error) {
      if (error instanceof OutboundError && error.response) return error.response
      throw error
    }
  }

/** The way to the given addresses and no others, with limits and a circuit breaker of its own. */
const outboundOf =
  (env: BackendEnv, timeoutMs: number, halfOpenMs: number) =>
  (urls: readonly string[]): Outbound =>
    sendThrough(
      createSafeFetch({
        ...hostsOf(env, urls),
        timeoutMs,
        maxBytes: largestAnswer,
        breaker: { failures, halfOpenMs },
      }),
    )

/** Providers that are off are left out. */
const createPayments = (
  env: BackendEnv,
  simulator: string,
  { paymentMs: timeoutMs, halfOpenMs }: ProviderLimits,
): Services['payments'] => {
  const openOutbound = outboundOf(env, timeoutMs, halfOpenMs)
  return Object.fromEntries(
    paymentProviders
      .filter(({ modeOf }) => modeOf(env) !== 'off')
      .map(({ key, connect }) => {
        const notificationUrl = notificationUrlOf(env.PUBLIC_URL, key)
        return [key, connect({ env, simulator, notificationUrl, openOutbound, timeoutMs })]
      }),
  )
}

const createPickupPoints = (
  env: BackendEnv,
  simulator: string,
  files: Files,
  log: Logger,
  { carrierMs, halfOpenMs }: ProviderLimits,
): Services['pickupPoints'] => {
  const urls = listUrls(env, `${simulator}/carriers`)
  const safeFetch = createSafeFetch({
    ...hostsOf(
      env,
      Object.values(urls).flatMap(({ hu, en }) => [hu, en]),
    ),
    timeoutMs: carrierMs,
    maxBytes: largestList,
    breaker: { failures, halfOpenMs },
  })
  const onRead = (report: { broken: number }) =>
    void (report.broken > 0 && log.warn(report, 'unreadable records in a carrier list'))
  const options = { logger: log, lists: storedListsIn(files) }
  const feeds = createPickupPointFeeds(urls, { safeFetch, onRead })
  return mapCarriers((carrier) => createPointCache(feeds[carrier], options))
}

const createTaxAuthority = (
  env: BackendEnv,
  simulator: string,
  { authorityMs: timeoutMs, halfOpenMs }: ProviderLimits,
): Services['taxAuthority'] =>
  connectNav({
    env,
    simulator,
    openOutbound: (urls) => {
      const send = outboundOf(env, timeoutMs, halfOpenMs)(urls)
      return (url, request) => send(url, { ...request, timeoutMs })
    },
  })

/** Carriers without an account are left out. */
const createTracking = (
  env: BackendEnv,
  origin: string,
  { carrierMs: timeoutMs, halfOpenMs }: ProviderLimits,
): Services['tracking'] => {
  const openOutbound = outboundOf(env, timeoutMs, halfOpenMs)
  return Object.fromEntries(
    trackings.flatMap(({ carrier, connect }) => {
      const tracking = connect({ env, origin, openOutbound, timeoutMs })
      return tracking ? [[carrier, tracking]] : []
    }),
  )
}

const createBotCheck = (
  env: BackendEnv,
  simulator: string,
  log: Logger,
  { botCheckMs: timeoutMs, halfOpenMs }: ProviderLimits,
): Services['botCheck'] =>
  connectRecaptcha({
    env,
    simulator,
    log,
    openOutbound: (urls) =>
      createSafeFetch({
        ...hostsOf(env, urls),
        timeoutMs,
        maxBytes: largestAnswer,
        breaker: { failures, halfOpenMs },
      }),
  })

const createAnalytics = (
  env: BackendEnv,
  simulator: string,
  { analyticsMs: timeoutMs, halfOpenMs }: ProviderLimits,
): Services['analytics'] =>
  connectAnalytics({ env, simulator, openOutbound: outboundOf(env, timeoutMs, halfOpenMs), timeoutMs })

/** Those without an account are left out. */
const createIdentityProviders = (
  env: BackendEnv,
  origin: string,
  log: Logger,
  { identityMs: timeoutMs, halfOpenMs }: ProviderLimits,
): Services['identityProviders'] => {
  const openOutbound = outboundOf(env, timeoutMs, halfOpenMs)
  const simulators = { origin, publicOrigin: env.SIMULATOR_URL }
  return Object.fromEntries(
    identityProviders.flatMap(({ provider, connect }) => {
      const one = connect({ env, simulators, openOutbound, timeoutMs, now: () => new Date(), log })
      return one ? [[provider, one]] : []
    }),
  )
}

const needsSimulators = (env: BackendEnv): boolean =>
  paymentProviders.some(({ modeOf }) => modeOf(env) === 'simulated') ||
  hasSimulatedCarrier(env) ||
  isNavSimulated(env) ||
  areAnalyticsSimulated(env) ||
  isRecaptchaSimulated(env) ||
  trackings.some(({ isSimulated }) => isSimulated(env)) ||
  identityProviders.some(({ isSimulated }) => isSimulated(env))

/** The providers outside: a real one where its address is configured, otherwise a simulator in this process. */
export const createProviders = async (
  env: BackendEnv,
  files: Files,
  log: Logger,
  limits: ProviderLimits = usualLimits,
): Promise<Providers> => {
  const simulators = needsSimulators(env)
    ? await startSimulators({
        port: env.SIMULATOR_PORT,
        publicOrigin: env.SIMULATOR_URL,
        shopOrigin: env.PUBLIC_URL,
        folder: join(env.DATA_DIR, 'simulator'),
        recaptchaSecret: readRecaptchaEnv(env).RECAPTCHA_SECRET,
      })
    : undefined
  const origin = simulators?.origin ?? ''
  return {
    payments: createPayments(env, origin, limits),
    pickupPoints: createPickupPoints(env, origin, files, log, limits),
    taxAuthority: createTaxAuthority(env, origin, limits),
    botCheck: createBotCheck(env, origin, log, limits),
    analytics: createAnalytics(env, origin, limits),
    tracking: createTracking(env, origin, limits),
    identityProviders: createIdentityProviders(env, origin, log, limits),
    stop: async () => simulators?.stop(),
  }
}
