import type { catalog } from '#contracts/catalog.ts'
import type { Handlers } from '../../http/handler.ts'
import { ok } from '../../kernel/result.ts'
import { findBrandDetails } from './brands/find-brand-details.ts'
import { findBrand, findBrandName, findBrands } from './brands/find-brands.ts'
import { findAscendants, findCategory, findCategoryTree, findDescendants } from './categories/find-categories.ts'
import { findCollection } from './collections/find-collection.ts'
import { findPublisherDetails } from './publishers/find-publisher-details.ts'
import { findPublishers } from './publishers/find-publishers.ts'
import { findContextualValues } from './variants/find-contextual-values.ts'
import { findVariant } from './variants/find-variant.ts'

/** Lists of variants and related books have routes in modules of their own. */
type Elsewhere =
  | 'GET /v2.0/variants'
  | 'GET /v2.0/categories/{id}/variants'
  | 'GET /v2.0/variant_lists/{id}'
  | 'GET /v2.0/variants/{id}/recommendations'

export const catalogRoutes: Handlers<Exclude<keyof typeof catalog, Elsewhere>> = {
  'GET /v2.0/variants/{id}': (ctx, { params }) => findVariant(ctx, params.id),
  'GET /v2.0/variants/contextual_values': async (ctx, { query }) => ok(await findContextualValues(ctx, query.ids)),
  'GET /v2.0/categories': async (ctx) => ok(await findCategoryTree(ctx)),
  'GET /v2.0/categories/{id}': (ctx, { params }) => findCategory(ctx, params.id),
  'GET /categories/{id}/ascendants': (ctx, { params }) => findAscendants(ctx, params.id),
  'GET /categories/{id}/descendants': (ctx, { params, query }) => findDescendants(ctx, params.id, query.maxDepth),
  'GET /v2.0/brands': (ctx, { query }) => findBrands(ctx, query),
  'GET /v2.0/brands/{brandId}': (ctx, { params }) => findBrand(ctx, params.brandId),
  'GET /brands/{brandId}/name': (ctx, { params }) => findBrandName(ctx, params.brandId),
  'GET /brands/{brandId}/additional_data': (ctx, { params }) => findBrandDetails(ctx, params.brandId),
  'GET /v2.0/publishers': async (ctx, { query }) => ok(await findPublishers(ctx, query)),
  'GET /publishers/{key}/additional_data': (ctx, { params }) => findPublisherDetails(ctx, params.key),
  'GET /v2.0/collections/{id}': (ctx, { params }) => findCollection(ctx, params.id),
}
