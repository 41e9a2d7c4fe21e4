import { z } from 'zod'
import { letter } from './brands.ts'
import type { EndpointTable } from './endpoint.ts'

const publisher = z.object({
  key: z.string(),
  path: z.string(),
  name: z.string(),
  tagline: z.string().nullable(),
  isImprint: z.boolean(),
  letter,
  /** Books on sale. */
  count: z.int(),
})
export type Publisher = z.infer<typeof publisher>

/** Who publishes the books. */
export const publishers = {
  'GET /v2.0/publishers': {
    access: 'public',
    summary: 'Imprints first in the shop’s order, then other publishers in alphabetical order.',
    query: z.object({ imprint: z.enum(['true']).optional() }),
    response: z.object({ items: z.array(publisher) }),
  },
} as const satisfies EndpointTable
