import type { CoverDesign } from '../cover-design.ts'
import { kolibriBirds } from './kolibri-birds.ts'
import { kolibriMeadow } from './kolibri-meadow.ts'
import { kolibriNight } from './kolibri-night.ts'
import { kolibriStones } from './kolibri-stones.ts'

/** For books whose words name no subject. No scene promises anything about the book. */
export const kolibriScenes: CoverDesign['motifs'] = [kolibriStones, kolibriMeadow, kolibriBirds, kolibriNight]
