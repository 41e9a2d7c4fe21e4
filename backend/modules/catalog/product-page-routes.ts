import type { comparison } from '#contracts/comparison.ts'
import type { productPage } from '#contracts/product-page.ts'
import type { Handlers } from '../../http/handler.ts'
import { ok } from '../../kernel/result.ts'
import { findImages } from './assets/find-assets.ts'
import { findPackage, findPackageDeal, findPackageDeals } from './packages/find-packages.ts'
import { findParameters } from './parameters/find-parameters.ts'
import { findAdditionalData } from './products/find-additional-data.ts'
import { findCorresponding } from './products/find-corresponding.ts'
import { findProduct, findProductOfVariant } from './products/find-product.ts'
import { findSamplePages } from './products/find-sample-pages.ts'
import { findBasicVariant, findBasicVariants } from './variants/find-basic-variants.ts'
import { findComparison } from './variants/find-comparison.ts'
import { findDeals } from './variants/find-deals.ts'
import { findPreRegistrable } from './variants/find-pre-registrable.ts'

type PageCalls = Exclude<
  keyof typeof productPage,
  'GET /v2.0/variants/{id}/substitutions' | 'GET /variants/{id}/detailed_stock'
>

export const productPageRoutes: Handlers<PageCalls | keyof typeof comparison> = {
  'GET /v2.0/products/{id}': (ctx, { params }) => findProduct(ctx, params.id),
  'GET /v2.0/variants/{id}/product': (ctx, { params }) => findProductOfVariant(ctx, params.id),
  'GET /products/{id}/additional_data': (ctx, { params }) => findAdditionalData(ctx, params.id),
  'GET /products/{id}/sample_pages': (ctx, { params }) => findSamplePages(ctx, params.id),
  'GET /variants/corresponding_variant': (ctx, { query }) => findCorresponding(ctx, query),
  'GET /v2.0/variants/{id}/deals': (ctx, { params }) => findDeals(ctx, params.id),
  'GET /v2.0/variants/{id}/package_deals': (ctx, { params }) => findPackageDeals(ctx, params.id),
  'GET /v2.0/package_variants/{id}': (ctx, { params }) => findPackage(ctx, params.id),
  'GET /v2.0/package_deals/{id}': (ctx, { params }) => findPackageDeal(ctx, params.id),
  'GET /basic_variants/{id}': (ctx, { params }) => findBasicVariant(ctx, params.id),
  'GET /basic_variants': async (ctx, { query }) => ok(await findBasicVariants(ctx, query.ids)),
  'GET /variants/{id}/image_assets': (ctx, { params }) => findImages(ctx, params.id),
  'GET /variants/{id}/highlighted_parameters': (ctx, { params }) => findParameters(ctx, params.id, 'highlighted'),
  'GET /variants/{id}/sorted_parameters': (ctx, { params }) => findParameters(ctx, params.id, 'sorted'),
  'GET /variants/comparison': async (ctx, { query }) => ok(await findComparison(ctx, query.ids)),
  'GET /variants/is_pre_registrable': async (ctx, { query }) => ok(await findPreRegistrable(ctx, query.variantId)),
}
