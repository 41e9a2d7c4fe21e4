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
  /** The number of books on sale. */
  count: z.int(),
})
export type Publisher = z.infer<typeof publisher>

const counted = z.object({ id: z.int(), name: z.string(), count: z.int() })
const countedReference = reference.extend({ count: z.int() })

const publisherDetails = z.object({
  /** One paragraph. */
  about: z.string().nullable(),
  /** The year of publication of the oldest book on sale. */
  firstYear: z.int().nullable(),
  newest: z.object({ path: z.string(), title: z.string(), language: z.string() }).nullable(),
  /** The most popular books. */
  series: z.array(counted),
  /** The categories with the most books. */
  categories: z.array(countedReference),
  /** The authors with the most books. */
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
    summary: 'The data of a publisher’s page without the list of books.',
    params: z.object({ key: z.string().regex(/^[a-z0-9-]{1,60}$/) }),
    response: publisherDetails,
    errors: ['not_found'],
  },
} as const satisfies EndpointTable
