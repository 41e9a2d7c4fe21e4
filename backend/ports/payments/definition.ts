import type { Hono } from 'hono'
import type { ProviderVariables } from '#lib/env/backend.ts'
import type { Outbound, PaymentProvider } from './port.ts'

interface Connection {
  /** The environment, in which the provider reads its own variables. */
  env: object
  /** The origin of the simulators. */
  simulator: string
  /** Where the provider sends its notifications, for one that is told so at each start. */
  notificationUrl: string
  /** Opens the way to these addresses and no others, with the limits of `timeoutMs` and of the size of an answer. */
  openOutbound: (urls: readonly string[]) => Outbound
  timeoutMs: number
}

interface Simulation {
  /** A folder of this machine for what the simulator stores. It exists. */
  folder: string
  /** Where browsers reach the simulators. */
  publicOrigin: string
  /** Where the provider sends its notifications. */
  notificationUrl: string
}

/** All that the shop knows of a payment provider. The folder of the provider exports one, and `providers.ts` lists it. */
export interface PaymentProviderDefinition extends ProviderVariables {
  /** The key of its payment method, and its name in the address of its notifications. */
  key: string
  /**
   * Whether it answers at a real address, from a simulator of this process, or not at all, because the environment has
   * no account for it. One that is off is neither connected nor offered.
   */
  modeOf: (env: object) => 'real' | 'simulated' | 'off'
  connect: (connection: Connection) => PaymentProvider
  /** Its routes are served at the root of the simulators' origin, so they begin with a name of its own. */
  simulate: (simulation: Simulation) => { app: Hono; close: () => void }
}
