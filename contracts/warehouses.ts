import { z } from 'zod'
import type { EndpointTable } from './endpoint.ts'

const warehouse = z.object({
  id: z.int(),
  key: z.string(),
  kind: z.enum(['web', 'store']),
  /** The store that sells from this warehouse. */
  store: z.object({ id: z.int(), name: z.string() }).nullable(),
})

export const warehouseEndpoints = {
  'GET /v2.0/warehouses': {
    action: 'catalog.read',
    summary: 'The web warehouse, from which orders leave, and the warehouse of each store.',
    response: z.object({ items: z.array(warehouse) }),
  },
} as const satisfies EndpointTable
