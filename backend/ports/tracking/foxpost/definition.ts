import type { Connection } from '../connection.ts'
import type { ParcelTracking } from '../port.ts'
import { createFoxpostTracking, type FoxpostAccount } from './client.ts'
import { sandboxAccount } from './simulator/account.ts'
import { readFoxpostEnv } from './variables.ts'

const realUrl = 'https://webapi.foxpost.hu/api'

const accountOf = (env: object): FoxpostAccount | undefined => {
  const { FOXPOST_API_USER: user, FOXPOST_API_PASSWORD: password, FOXPOST_API_KEY: key } = readFoxpostEnv(env)
  return user && password && key ? { user, password, key } : undefined
}

/** In a trial without an account the carrier is simulated. A production shop without one does not ask it. */
export const isFoxpostSimulated = (env: { TRIAL: string }): boolean => env.TRIAL !== '0' && !accountOf(env)

export const connectFoxpost = ({ env, simulator, openOutbound, timeoutMs }: Connection): ParcelTracking | undefined => {
  const account = accountOf(env) ?? (isFoxpostSimulated(env) ? sandboxAccount : undefined)
  if (!account) return undefined
  const baseUrl = isFoxpostSimulated(env)
    ? `${simulator}/foxpost-api`
    : (readFoxpostEnv(env).FOXPOST_API_URL ?? realUrl).replace(/\/$/, '')
  return createFoxpostTracking({ baseUrl, account, send: openOutbound([baseUrl]), timeoutMs })
}
