import { Hono } from 'hono'
import type { CarrierDefinition } from '../definition.ts'
import { parseFoxpost } from './parse-foxpost.ts'
import { foxpostList } from './simulator/foxpost-list.ts'

const paths = { hu: '/foxpost/foxplus.json', en: '/foxpost/foxplus_en.json' }

export const foxpost: CarrierDefinition = {
  // Foxpost documents no English file.
  addresses: { hu: 'FOXPOST_POINTS_URL_HU', en: 'FOXPOST_POINTS_URL_EN' },
  kind: 'parcel lockers',
  parse: parseFoxpost,
  simulator: {
    paths,
    createRoutes: () => {
      const [hu, en] = [foxpostList('hu'), foxpostList('en')]
      return new Hono().get(paths.hu, (c) => c.json(hu)).get(paths.en, (c) => c.json(en))
    },
  },
}
