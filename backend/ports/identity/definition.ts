import type { Hono } from 'hono'
import type { Logger } from 'pino'
import type { SocialProvider } from '#contracts/credential-providers.ts'
import type { ProviderVariables } from '#lib/env/backend.ts'
import { isMissing, type Rule } from '#lib/env/production-rules.ts'
import type { Outbound } from '../payments/port.ts'
import type { IdentityProvider } from './port.ts'

export interface Reached<Account, Endpoint extends string> {
  account: Account
  /** `page` is the one that browsers open. */
  endpoints: Readonly<Record<Endpoint, string>>
  send: Outbound
  timeoutMs: number
  now: () => Date
  log: Pick<Logger, 'warn'>
}

/** All that the shop knows of a provider of sign-ins. */
interface IdentityDefinition<Account, Endpoint extends string> extends ProviderVariables {
  provider: SocialProvider
  /** Undefined where the environment names no account, or a part of one. */
  readAccount: (env: object) => Account | undefined
  endpointsOf: (env: object) => Readonly<Record<Endpoint | 'page', string>>
  create: (reached: Reached<Account, Endpoint | 'page'>) => IdentityProvider
  simulator: {
    account: Account
    /** Below the origin of the simulators. */
    endpoints: Readonly<Record<Endpoint | 'page', string>>
    create: (options: { now: () => Date }) => Hono
  }
}

export interface Connection {
  env: { TRIAL: string }
  /** Where the simulators answer: the shop, and browsers. */
  simulators: { origin: string; publicOrigin: string }
  openOutbound: (urls: readonly string[]) => Outbound
  timeoutMs: number
  now: () => Date
  log: Pick<Logger, 'warn'>
}

/** The account is set as a whole or not at all: without it the provider is off. */
export const wholeAccount = (name: string, account: readonly string[]): readonly Rule[] =>
  account.map((variable): Rule => [
    variable,
    (given) => isMissing(variable)(given) && account.some((other) => !isMissing(other)(given)),
    `is missing beside the other variables of ${name}`,
  ])

/** In a trial without an account the provider is simulated. In a production shop without one it is off. */
export const defineIdentityProvider = <Account, Endpoint extends string>(
  definition: IdentityDefinition<Account, Endpoint>,
) => {
  const { provider, readAccount, endpointsOf, create, simulator, variables, rules } = definition
  const isSimulated = (env: { TRIAL: string }): boolean => env.TRIAL !== '0' && !readAccount(env)
  const simulatedAt = ({ origin, publicOrigin }: Connection['simulators']) =>
    Object.fromEntries(
      Object.entries<string>(simulator.endpoints).map(([name, path]) => [
        name,
        (name === 'page' ? publicOrigin : origin) + path,
      ]),
    ) as Record<Endpoint | 'page', string>
  return {
    provider,
    variables,
    rules,
    isSimulated,
    simulate: simulator.create,
    /** @returns undefined where the provider is off */
    connect: ({ env, simulators, openOutbound, ...line }: Connection): IdentityProvider | undefined => {
      const account = isSimulated(env) ? simulator.account : readAccount(env)
      if (!account) return undefined
      const endpoints = isSimulated(env) ? simulatedAt(simulators) : endpointsOf(env)
      const { page: _, ...asked } = endpoints
      return create({ ...line, account, endpoints, send: openOutbound(Object.values<string>(asked)) })
    },
  }
}
