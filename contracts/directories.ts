import { z } from 'zod'
import { category } from './categories.ts'
import { variantCard } from './variant-cards.ts'
import type { EndpointTable } from './endpoint.ts'
import { listOf } from './paging.ts'
import { rowIdText } from './shop-schemas.ts'

const listedCollection = z.object({
  id: z.int(),
  key: z.string(),
  path: z.string(),
  name: z.string(),
  text: z.string().nullable(),
  count: z.int(),
  /** The first of the collection's books. */
  variants: z.array(variantCard),
})
export type ListedCollection = z.infer<typeof listedCollection>

/** Lists of brands, categories, collections and publishers. */
export const directories = {
  'GET /v2.0/collections': {
    action: 'catalog.read',
    summary: 'The lists that the shop keeps and that hold a book, each with its first ones.',
    response: listOf(listedCollection),
  },
  'GET /category_list': {
    action: 'catalog.read',
    summary: 'The categories right below one, or those on top.',
    query: z.object({ parentId: rowIdText.optional() }),
    response: listOf(category),
  },
} as const satisfies EndpointTable
