import type { CoverDesign } from '../cover-design.ts'
import { kolibriBirds } from './kolibri-birds.ts'
import { kolibriBoat } from './kolibri-boat.ts'
import { kolibriMeadow } from './kolibri-meadow.ts'
import { kolibriStones } from './kolibri-stones.ts'
import { kolibriTown } from './kolibri-town.ts'

export const kolibriScenes: CoverDesign['motifs'] = [
  kolibriStones,
  kolibriTown,
  kolibriBoat,
  kolibriBirds,
  kolibriMeadow,
]
