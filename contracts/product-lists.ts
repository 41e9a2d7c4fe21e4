import { z } from 'zod'
import { listingQuery, productList } from './listing.ts'
import { variantCard } from './variant-cards.ts'
import type { EndpointTable } from './endpoint.ts'
import { idParam } from './shop-schemas.ts'

/** The number or key of a collection. */
const collectionId = z.string().regex(/^[a-z0-9-]{1,80}$/)

/** A product with all its variants. The selected one is the one that a list of variants would show. */
const listedProduct = z.object({
  id: z.int(),
  title: z.string(),
  variants: z.array(variantCard),
  selectedVariantId: z.int(),
})
export type ListedProduct = z.infer<typeof listedProduct>

const productModels = productList.extend({ products: z.array(listedProduct) })
export type ProductModels = z.infer<typeof productModels>

/** The same lists as those of variants, for clients that show products with a choice of variants. */
export const productLists = {
  'GET /v2.0/products': {
    action: 'catalog.read',
    limit: 'search',
    summary: 'Products, filtered and sorted, with their variants.',
    query: listingQuery,
    response: productModels,
  },
  'GET /v2.0/categories/{id}/products': {
    action: 'catalog.read',
    limit: 'search',
    summary: 'The products of a category with their variants.',
    params: z.object({ id: idParam }),
    query: listingQuery.omit({ category: true }),
    response: productModels,
    errors: ['not_found'],
  },
  'GET /v2.0/product_lists/{id}': {
    action: 'catalog.read',
    limit: 'search',
    summary: 'The products of a collection in its own order, with their variants.',
    params: z.object({ id: collectionId }),
    query: listingQuery.omit({ category: true, sort: true }),
    response: productModels,
    errors: ['not_found'],
  },
  'GET /variant_list': {
    action: 'catalog.read',
    limit: 'search',
    summary: 'Variants by any of the filters, of the whole catalog or of a collection (then in its order).',
    query: listingQuery.extend({ collection: collectionId.optional() }),
    response: productList,
    errors: ['not_found'],
  },
} as const satisfies EndpointTable
