import type { BackendEnv } from '#lib/env/backend.ts'
import type { StorefrontEnv } from '#lib/env/storefront.ts'
import type { Place } from './listen.ts'

export const storefrontPlace = ({ PORT, BIND_ADDRESS }: StorefrontEnv): Place => ({
  port: PORT,
  address: BIND_ADDRESS,
  setBy: { port: 'PORT', address: 'BIND_ADDRESS' },
})

export const backendPlace = ({ API_PORT, API_BIND_ADDRESS }: BackendEnv): Place => ({
  port: API_PORT,
  address: API_BIND_ADDRESS,
  setBy: { port: 'API_PORT', address: 'API_BIND_ADDRESS' },
})

/** Everybody who reaches the simulators can control them, so they listen on this machine only. */
export const simulatorsPlace = ({ SIMULATOR_PORT }: BackendEnv): Place => ({
  port: SIMULATOR_PORT,
  address: '127.0.0.1',
  setBy: { port: 'SIMULATOR_PORT', address: 'SIMULATOR_PORT' },
})

/** The address under which this machine reaches that listener. */
export const originOf = ({ port, address }: Place): string => {
  const host = ['0.0.0.0', '::'].includes(address) ? 'localhost' : address.includes(':') ? `[${address}]` : address
  return `http://${host}:${port}`
}
