import { z } from 'zod'
import { letter, reference } from './brands.ts'
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

const counted = z.object({ id: z.int(), name: z.string(), count: z.int() })
const countedReference = reference.extend({ count: z.int() })

const publisherDetails = z.object({
  /** One paragraph. */
  about: z.string().nullable(),
  /** In which the oldest of the books on sale came out. */
  firstYear: z.int().nullable(),
  newest: z.object({ path: z.string(), title: z.string(), language: z.string() }).nullable(),
  /** The most popular ones. */
  series: z.array(counted),
  /** Where most of the books stand. */
  categories: z.array(countedReference),
  /** Who wrote most of them. */
  authors: z.array(countedReference),
})
export type PublisherDetails = z.infer<typeof publisherDetails>

/** Who publishes the books. */
export const publishers = {
  'GET /v2.0/publishers': {
    action: 'catalog.read',
    summary: 'Imprints first in the shop’s order, then other publishers in alphabetical order.',
    query: z.object({ imprint: z.enum(['true']).optional() }),
    response: z.object({ items: z.array(publisher) }),
  },
  'GET /publishers/{key}/additional_data': {
    action: 'catalog.read',
    summary: 'What a publisher’s page tells beside the list.',
    params: z.object({ key: z.string().regex(/^[a-z0-9-]{1,60}$/) }),
    response: publisherDetails,
    errors: ['not_found'],
  },
} as const satisfies EndpointTable
