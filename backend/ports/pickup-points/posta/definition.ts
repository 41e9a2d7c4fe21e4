import type { CarrierDefinition } from '../definition.ts'
import { parsePosta } from './parse-posta.ts'
import { createPostaRoutes, postInfoPath } from './simulator/posta-routes.ts'

/** The post has one file for every language. */
export const posta: CarrierDefinition = {
  addresses: { hu: 'POSTA_POINTS_URL' },
  kind: 'post offices',
  parse: parsePosta,
  simulator: { paths: { hu: postInfoPath, en: postInfoPath }, createRoutes: createPostaRoutes },
}
