import { randomBytes } from 'node:crypto'
import type { TaxAuthority } from '../port.ts'
import { createNav, type Send } from './client.ts'
import type { NavAccount } from './envelope.ts'
import { sandboxAccount } from './simulator/account.ts'
import { readNavEnv } from './variables.ts'

const realUrl = 'https://api.onlineszamla.nav.gov.hu/invoiceService/v3'

const accountOf = (env: ReturnType<typeof readNavEnv>): NavAccount | undefined => {
  const { NAV_LOGIN, NAV_PASSWORD, NAV_TAX_NUMBER, NAV_SIGN_KEY, NAV_EXCHANGE_KEY } = env
  if (!NAV_LOGIN || !NAV_PASSWORD || !NAV_TAX_NUMBER || !NAV_SIGN_KEY || !NAV_EXCHANGE_KEY) return undefined
  return {
    login: NAV_LOGIN,
    password: NAV_PASSWORD,
    taxNumber: NAV_TAX_NUMBER,
    signKey: NAV_SIGN_KEY,
    exchangeKey: NAV_EXCHANGE_KEY,
  }
}

/** In a trial without an account the authority is simulated. A production shop without one reports nothing. */
export const isNavSimulated = (env: { TRIAL: string }): boolean => env.TRIAL !== '0' && !accountOf(readNavEnv(env))

interface Connection {
  env: { TRIAL: string }
  /** The origin of the simulators. */
  simulator: string
  openOutbound: (urls: readonly string[]) => Send
}

export const connectNav = ({ env, simulator, openOutbound }: Connection): TaxAuthority | undefined => {
  const own = readNavEnv(env)
  const account = accountOf(own) ?? (isNavSimulated(env) ? sandboxAccount : undefined)
  if (!account) return undefined
  const url = isNavSimulated(env) ? `${simulator}/nav/invoiceService/v3` : (own.NAV_URL ?? realUrl)
  return createNav({
    baseUrl: `${url}/`,
    account,
    send: openOutbound([url]),
    now: () => new Date(),
    newRequestId: () => `K${randomBytes(14).toString('hex').toUpperCase()}`,
  })
}
