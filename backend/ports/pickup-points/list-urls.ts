import { z } from 'zod'
import { type Carrier, mapCarriers } from '#contracts/carriers.ts'
import type { ProviderVariables } from '#lib/env/backend.ts'
import { isMissing } from '#lib/env/production-rules.ts'
import { url } from '#lib/env/variables.ts'
import { carriers } from './carriers.ts'
import type { CarrierDefinition, ListUrls } from './definition.ts'

const variablesOf = ({ addresses: { hu, en = hu } }: CarrierDefinition) => ({
  [hu]: url.optional(),
  [en]: url.optional(),
})

/** What a start of the backend reads from the environment for the carriers. */
export const carrierVariables: readonly ProviderVariables[] = Object.values(carriers).map((carrier) => ({
  variables: variablesOf(carrier),
  rules: [[carrier.addresses.hu, isMissing(carrier.addresses.hu), `is missing; ${carrier.kind} would be simulated`]],
}))

/** The real addresses of a carrier's list; undefined when the environment names none. */
const realUrls = (env: object, carrier: CarrierDefinition): ListUrls | undefined => {
  const values = z.object(variablesOf(carrier)).parse(env)
  const hu = values[carrier.addresses.hu]
  const en = values[carrier.addresses.en ?? carrier.addresses.hu]
  return hu === undefined ? undefined : { hu, en: en ?? hu }
}

export const hasSimulatedCarrier = (env: object): boolean =>
  Object.values(carriers).some((carrier) => realUrls(env, carrier) === undefined)

/** The addresses of every carrier's list: the real ones of the environment, otherwise those of the simulator. */
export const listUrls = (env: object, simulator: string): Record<Carrier, ListUrls> =>
  mapCarriers((carrier) => {
    const { hu, en } = carriers[carrier].simulator.paths
    return realUrls(env, carriers[carrier]) ?? { hu: `${simulator}${hu}`, en: `${simulator}${en}` }
  })
