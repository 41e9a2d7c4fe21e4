import type { catalog } from '#contracts/catalog.ts'
import type { productLists } from '#contracts/product-lists.ts'
import type { Handlers } from '../../http/handler.ts'
import { asProducts } from './as-products.ts'
import { listCategory } from './list-category.ts'
import { listCollection, listVariants } from './service.ts'

type VariantLists = keyof typeof catalog &
  ('GET /v2.0/variants' | 'GET /v2.0/categories/{id}/variants' | 'GET /v2.0/variant_lists/{id}')

export const listingRoutes: Handlers<VariantLists | keyof typeof productLists> = {
  'GET /v2.0/variants': (ctx, { query }) => listVariants(ctx, query),
  'GET /v2.0/categories/{id}/variants': (ctx, { params, query }) => listCategory(ctx, params.id, query),
  'GET /v2.0/variant_lists/{id}': (ctx, { params, query }) => listCollection(ctx, params.id, query),
  'GET /v2.0/products': async (ctx, { query }) => asProducts(ctx, await listVariants(ctx, query)),
  'GET /v2.0/categories/{id}/products': async (ctx, { params, query }) =>
    asProducts(ctx, await listCategory(ctx, params.id, query)),
  'GET /v2.0/product_lists/{id}': async (ctx, { params, query }) =>
    asProducts(ctx, await listCollection(ctx, params.id, query)),
  'GET /variant_list': (ctx, { query: { collection, ...query } }) =>
    collection === undefined ? listVariants(ctx, query) : listCollection(ctx, collection, query),
}
