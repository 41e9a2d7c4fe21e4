import type { Hono } from 'hono'
import type { Carrier } from '#contracts/carriers.ts'
import type { ProviderVariables } from '#lib/env/backend.ts'
import type { Outbound } from '../payments/port.ts'
import type { ParcelTracking } from './port.ts'

interface Reached<Account> {
  /** Without a slash at the end. */
  baseUrl: string
  account: Account
  send: Outbound
  timeoutMs: number
}

/** All that the shop knows of a carrier that can be asked where a parcel is. */
export interface TrackingDefinition<Account> extends ProviderVariables {
  carrier: Carrier
  /** Undefined where the environment names no account, or a part of one. */
  readEnv: (env: object) => { account: Account | undefined; url: string | undefined }
  realUrl: string
  create: (reached: Reached<Account>) => ParcelTracking
  simulator: {
    account: Account
    /** Below the origin of the simulators. */
    path: string
    create: (options: { now: () => Date }) => Hono
  }
}

interface Connection {
  env: { TRIAL: string }
  /** The origin of the simulators. */
  origin: string
  openOutbound: (urls: readonly string[]) => Outbound
  timeoutMs: number
}

/** In a trial without an account the carrier is simulated. A production shop without one does not ask it. */
export const defineTracking = <Account>(definition: TrackingDefinition<Account>) => {
  const { carrier, readEnv, realUrl, create, simulator, variables, rules } = definition
  const isSimulated = (env: { TRIAL: string }): boolean => env.TRIAL !== '0' && !readEnv(env).account
  return {
    carrier,
    variables,
    rules,
    isSimulated,
    simulate: simulator.create,
    /** @returns undefined where the carrier is not asked */
    connect: ({ env, origin, openOutbound, timeoutMs }: Connection): ParcelTracking | undefined => {
      const { account = isSimulated(env) ? simulator.account : undefined, url = realUrl } = readEnv(env)
      if (!account) return undefined
      const baseUrl = isSimulated(env) ? origin + simulator.path : url.replace(/\/$/, '')
      return create({ baseUrl, account, send: openOutbound([baseUrl]), timeoutMs })
    },
  }
}
