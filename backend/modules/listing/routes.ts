import type { productLists } from '#contracts/product-lists.ts'
import type { Handlers } from '../../http/handler.ts'
import { listCategory } from './list-category.ts'
import { listCollection } from '../catalog/collections/find-collection.ts'
import { listVariants } from './list-variants.ts'
import { asProducts } from './as-products.ts'

export const productListRoutes: Handlers<keyof typeof productLists> = {
  'GET /v2.0/products': async (ctx, { query }) => asProducts(ctx, await listVariants(ctx, query)),
  'GET /v2.0/categories/{id}/products': async (ctx, { params, query }) =>
    asProducts(ctx, await listCategory(ctx, params.id, query)),
  'GET /v2.0/product_lists/{id}': async (ctx, { params, query }) =>
    asProducts(ctx, await listCollection(ctx, params.id, query)),
  'GET /variant_list': (ctx, { query: { collection, ...query } }) =>
    collection === undefined ? listVariants(ctx, query) : listCollection(ctx, collection, query),
}
