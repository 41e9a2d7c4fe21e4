import { z } from 'zod'
import { brands } from './brands.ts'
import { category } from './categories.ts'
import { choices } from './choices.ts'
import type { EndpointTable } from './endpoint.ts'
import { listingQuery, productList } from './listing.ts'
import { listOf } from './paging.ts'
import { publishers } from './publishers.ts'
import { idParam, rowIdText } from './shop-schemas.ts'
import { contextualValue, variantCard } from './variant-cards.ts'
import { variantDetail } from './variant-detail.ts'

const idPath = z.object({ id: idParam })

export const catalog = {
  'GET /v2.0/variants': {
    action: 'catalog.read',
    limit: 'search',
    summary: 'Variants, filtered and sorted; one for each product. With q it is the search.',
    query: listingQuery,
    response: productList,
  },
  'GET /v2.0/variants/{id}': {
    action: 'catalog.read',
    summary: 'One variant with all data of its page.',
    params: idPath,
    response: variantDetail,
    errors: ['not_found'],
  },
  'GET /v2.0/variants/contextual_values': {
    action: 'catalog.read',
    summary: 'Price for this customer, stock and favourite mark of several variants.',
    query: z.object({ ids: choices(rowIdText, 100) }),
    response: z.object({ items: z.array(contextualValue) }),
  },
  'GET /v2.0/variants/{id}/recommendations': {
    action: 'catalog.read',
    summary: 'Books by the same author, then the most similar books.',
    params: idPath,
    query: z.object({ limit: z.coerce.number().int().min(1).max(24).default(6) }),
    response: z.object({ items: z.array(variantCard) }),
    errors: ['not_found'],
  },
  'GET /v2.0/categories': {
    action: 'catalog.read',
    summary: 'The whole category tree as a flat list, parents before children, in menu order.',
    response: listOf(category),
  },
  'GET /v2.0/categories/{id}': {
    action: 'catalog.read',
    summary: 'One category.',
    params: idPath,
    response: category,
    errors: ['not_found'],
  },
  'GET /categories/{id}/ascendants': {
    action: 'catalog.read',
    summary: 'The categories from the root to the category itself.',
    params: idPath,
    response: z.object({ items: z.array(category) }),
    errors: ['not_found'],
  },
  'GET /categories/{id}/descendants': {
    action: 'catalog.read',
    summary: 'The categories below, down to maxDepth.',
    params: idPath,
    query: z.object({ maxDepth: z.coerce.number().int().min(1).max(10).default(1) }),
    response: z.object({ items: z.array(category) }),
    errors: ['not_found'],
  },
  'GET /v2.0/categories/{id}/variants': {
    action: 'catalog.read',
    limit: 'search',
    summary: 'The listing of a category.',
    params: idPath,
    query: listingQuery.omit({ category: true }),
    response: productList,
    errors: ['not_found'],
  },
  ...brands,
  ...publishers,
  'GET /v2.0/collections/{id}': {
    action: 'catalog.read',
    summary: 'A collection: new books, bestsellers, a selection. {id} may be its key.',
    params: z.object({ id: z.string().regex(/^[a-z0-9-]{1,80}$/) }),
    response: z.object({
      id: z.int(),
      key: z.string(),
      path: z.string(),
      name: z.string(),
      text: z.string().nullable(),
      count: z.int(),
    }),
    errors: ['not_found'],
  },
  'GET /v2.0/variant_lists/{id}': {
    action: 'catalog.read',
    limit: 'search',
    summary: 'The variants of a collection in its own order. There is no other order: sortValues is empty.',
    params: z.object({ id: z.string().regex(/^[a-z0-9-]{1,80}$/) }),
    query: listingQuery.omit({ category: true, sort: true }),
    response: productList,
    errors: ['not_found'],
  },
} as const satisfies EndpointTable
