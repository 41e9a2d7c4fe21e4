import type { Outbound } from '../payments/port.ts'
import { createMeasurementProtocol } from './ga4/measurement-protocol.ts'
import { createConversionsApi } from './meta/conversions-api.ts'
import type { ServerAnalytics } from './port.ts'
import { sandboxSecret, sandboxToken } from './simulator/sandbox-accounts.ts'
import { readAnalyticsEnv } from './variables.ts'

interface Connection {
  env: { TRIAL: string }
  /** The origin of the simulators. */
  simulator: string
  openOutbound: (urls: readonly string[]) => Outbound
  timeoutMs: number
}

/** Whether a provider is simulated. A trial that has both secrets needs no simulator in its process. */
export const areAnalyticsSimulated = (env: { TRIAL: string }): boolean => {
  const { GA4_API_SECRET: secret, META_ACCESS_TOKEN: token } = readAnalyticsEnv(env)
  return env.TRIAL !== '0' && (secret === undefined || token === undefined)
}

interface Account {
  url: string
  secret: string
}

/** In a trial a provider without a secret is simulated; in a production shop it is off. */
const accountOf = (real: { url: string; secret: string | undefined }, simulated: Account | undefined) =>
  real.secret === undefined ? simulated : { url: real.url, secret: real.secret }

/** The providers of measuring that the server itself tells of purchases. */
export const connectAnalytics = ({
  env,
  simulator,
  openOutbound,
  timeoutMs,
}: Connection): Readonly<Record<'ga4' | 'meta', ServerAnalytics | undefined>> => {
  const own = readAnalyticsEnv(env)
  const simulatedAt = (url: string, secret: string) =>
    env.TRIAL !== '0' ? { url: `${simulator}/tags/${url}`, secret } : undefined
  const ga4 = accountOf(
    { url: own.GA4_URL, secret: own.GA4_API_SECRET },
    simulatedAt('www.google-analytics.com', sandboxSecret),
  )
  const meta = accountOf(
    { url: own.META_GRAPH_URL, secret: own.META_ACCESS_TOKEN },
    simulatedAt('graph.facebook.com', sandboxToken),
  )
  return {
    ga4: ga4 && createMeasurementProtocol({ ...ga4, send: openOutbound([ga4.url]), timeoutMs }),
    meta:
      meta &&
      createConversionsApi({
        url: `${meta.url}/${own.META_GRAPH_VERSION}`,
        token: meta.secret,
        send: openOutbound([meta.url]),
        timeoutMs,
      }),
  }
}
