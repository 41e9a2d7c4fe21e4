import type { Connection } from '../connection.ts'
import type { ParcelTracking } from '../port.ts'
import { createGlsTracking, type GlsAccount } from './client.ts'
import { sandboxAccount } from './simulator/account.ts'
import { readGlsEnv } from './variables.ts'

const realUrl = 'https://api.mygls.hu/ParcelService.svc/json'

const accountOf = (env: object): GlsAccount | undefined => {
  const { GLS_API_USER: user, GLS_API_PASSWORD: password } = readGlsEnv(env)
  return user && password ? { user, password } : undefined
}

/** In a trial without an account the carrier is simulated. A production shop without one does not ask it. */
export const isGlsSimulated = (env: { TRIAL: string }): boolean => env.TRIAL !== '0' && !accountOf(env)

export const connectGls = ({ env, simulator, openOutbound, timeoutMs }: Connection): ParcelTracking | undefined => {
  const account = accountOf(env) ?? (isGlsSimulated(env) ? sandboxAccount : undefined)
  if (!account) return undefined
  const baseUrl = isGlsSimulated(env)
    ? `${simulator}/gls-api`
    : (readGlsEnv(env).GLS_API_URL ?? realUrl).replace(/\/$/, '')
  return createGlsTracking({ baseUrl, account, send: openOutbound([baseUrl]), timeoutMs })
}
