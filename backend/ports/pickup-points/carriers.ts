import type { Carrier } from '#contracts/carriers.ts'
import type { CarrierDefinition } from './definition.ts'
import { foxpost } from './foxpost/definition.ts'
import { gls } from './gls/definition.ts'
import { posta } from './posta/definition.ts'

/** Every carrier of pickup points, by its code. `docs/recipes.md` says how one is added. */
export const carriers: Readonly<Record<Carrier, CarrierDefinition>> = { foxpost, gls, mpl: posta }
