import type { Outbound } from '../payments/port.ts'

/** What a carrier's tracking needs to be reached. */
export interface Connection {
  env: { TRIAL: string }
  /** The origin of the simulators. */
  simulator: string
  openOutbound: (urls: readonly string[]) => Outbound
  timeoutMs: number
}
