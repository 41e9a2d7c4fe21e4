import { Hono } from 'hono'
import type { CarrierDefinition } from '../definition.ts'
import { parseGls } from './parse-gls.ts'
import { glsList } from './simulator/gls-list.ts'

const path = '/gls/data/deliveryPoints/hu.json'

/** GLS has one file for every language. */
export const gls: CarrierDefinition = {
  addresses: { hu: 'GLS_POINTS_URL' },
  kind: 'parcel shops',
  parse: parseGls,
  simulator: {
    paths: { hu: path, en: path },
    createRoutes: () => {
      const list = glsList()
      return new Hono().get(path, (c) => c.json(list))
    },
  },
}
