import { z } from 'zod'
import { variantDetail } from './variant-detail.ts'
import { choices } from './choices.ts'
import type { EndpointTable } from './endpoint.ts'
import { parameter } from './parameters.ts'
import { rowIdText } from './shop-schemas.ts'

/** Higher than the largest limit that an operator can set (`compare_limit`). */
const max = 12

const compared = variantDetail
  .pick({
    id: true,
    path: true,
    title: true,
    authors: true,
    contributors: true,
    cover: true,
    price: true,
    availability: true,
    stock: true,
    supplier: true,
    type: true,
    format: true,
    language: true,
    originalLanguage: true,
    publisherName: true,
    publishedOn: true,
    firstYear: true,
    series: true,
    pages: true,
    minutes: true,
    size: true,
    ages: true,
    rating: true,
  })
  .extend({ parameters: z.array(parameter) })
export type Compared = z.infer<typeof compared>

export const comparison = {
  'GET /variants/comparison': {
    action: 'catalog.read',
    summary: 'The data to compare these variants, in the order of the ids; variants that are not on sale are missing.',
    query: z.object({ ids: choices(rowIdText, max) }),
    response: z.object({ items: z.array(compared) }),
  },
} as const satisfies EndpointTable
