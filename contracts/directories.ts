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

/** Pages that list lists: collections and categories. */
export const directories = {
  'GET /v2.0/collections': {
    action: 'catalog.read',
    summary: 'Collections that hold a book on sale, each with its first books.',
    response: listOf(listedCollection),
  },
  'GET /category_list': {
    action: 'catalog.read',
    summary: 'The categories directly below a category, or the roots.',
    query: z.object({ parentId: rowIdText.optional() }),
    response: listOf(category),
  },
} as const satisfies EndpointTable
