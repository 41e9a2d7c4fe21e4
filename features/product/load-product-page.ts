import 'server-only'
import type { VariantDetail } from '#contracts/variant-detail.ts'
import type {
  AdditionalData,
  PackageDeal,
  PackageVariant,
  VariantDeal,
  VariantRewardDeal,
} from '#contracts/product-page.ts'
import { ApiError } from '#lib/api/api-error.ts'
import { type CacheTag, cacheTags } from '#lib/api/cache-tags.ts'
import { load } from '#lib/api/server.ts'
import type { RequestedVariant } from './requested-variant.ts'
import { withCurrentOffers } from '#lib/api/current-offers.ts'
import { existing } from '#lib/api/existing.ts'
import { isCatalogPage } from '#lib/api/is-catalog-page.ts'
import { currentMarket } from '#lib/market/current-market.ts'
import { loadProductSettings, loadRecommendations } from './server.ts'
import { volumesAround } from './volumes-around.ts'

const { catalog, deals, offer } = cacheTags
const paramsOf = (id: number) => ({ params: { id: String(id) } })

/** Undefined for a product that the shop no longer shows. */
const ifThere = <Value>(answer: Promise<Value>): Promise<Value | undefined> =>
  answer.catch((error: unknown) => {
    if (error instanceof ApiError && error.status === 404) return undefined
    throw error
  })

/** The parameters that distinguish the variants of the product. */
export const loadProduct = (variantId: number) =>
  load('GET /v2.0/variants/{id}/product', paramsOf(variantId), [catalog])

/** The variant that a request means. It is never cached: there is no limit to requests. */
export const loadCorrespondingVariant = (requested: RequestedVariant) =>
  existing(load('GET /variants/corresponding_variant', { query: requested }, []))

/** The page of a package depends on the price of each part. */
const loadPackage = async ({ id, format, packageItems }: VariantDetail): Promise<PackageVariant | undefined> => {
  if (format !== 'package') return undefined
  const tags: CacheTag[] = [catalog, offer(id), ...packageItems.map((part) => offer(part.id))]
  return ifThere(load('GET /v2.0/package_variants/{id}', paramsOf(id), tags))
}

/** Packages with the book at a saving: none on a page without prices. Each saving is cached under the tags of the prices that it is computed from; a package that has gone meanwhile is left out. */
const loadPackageDeals = async (id: number): Promise<PackageDeal[]> => {
  if (await isCatalogPage()) return []
  const { items } = await load('GET /v2.0/variants/{id}/package_deals', paramsOf(id), [catalog])
  const deals = items.map(({ variant, items: parts }) => {
    const tags: CacheTag[] = [catalog, offer(variant.id), ...parts.map((part) => offer(part.variant.id))]
    return ifThere(load('GET /v2.0/package_deals/{id}', paramsOf(variant.id), tags))
  })
  return (await Promise.all(deals)).filter((deal) => deal !== undefined)
}

export interface VariantDeals {
  deals: VariantDeal[]
  rewardDeals: VariantRewardDeal[]
}

/**
 * What deals make of the variant. They are for consumers (spec point 4). The reduction of a price list stands beside the
 * price already, and what is sold out is not offered.
 */
const loadDeals = async (id: number): Promise<VariantDeals> => {
  if ((await currentMarket()).segment === 'b2b' || (await isCatalogPage())) return { deals: [], rewardDeals: [] }
  const answer = await load('GET /v2.0/variants/{id}/deals', paramsOf(id), [catalog, deals, offer(id)])
  const offers = await withCurrentOffers(
    answer.rewardDeals.flatMap(({ rewards }) => rewards.map(({ variant }) => variant)),
  )
  const current = new Map(offers.map((variant) => [variant.id, variant]))
  const rewardDeals = answer.rewardDeals.map(({ rewards, ...deal }) => ({
    ...deal,
    rewards: rewards.flatMap(({ variant: { id: rewardId }, price }) => {
      const variant = current.get(rewardId)
      if (!variant || variant.availability === 'unavailable') return []
      return [{ variant, price, regular: { gross: variant.price.gross, net: variant.price.net } }]
    }),
  }))
  return {
    deals: answer.deals.filter(({ name }) => name !== null),
    rewardDeals: rewardDeals.filter(({ rewards }) => rewards.length > 0),
  }
}

const loadSubstitutions = async ({ id, availability }: VariantDetail) => {
  if (availability !== 'unavailable') return []
  const { items } = await load('GET /v2.0/variants/{id}/substitutions', { ...paramsOf(id), query: { limit: 6 } }, [
    catalog,
  ])
  return (await withCurrentOffers(items)).filter((one) => one.availability !== 'unavailable')
}

/** The volumes around the product with the previous and the next one; undefined for a product without a series. */
const seriesAround = async (series: AdditionalData['series'], productId: number) => {
  if (!series || series.volumes.length < 2) return undefined
  const { volumes, previous, next } = volumesAround(series.volumes, productId)
  const { id, name } = series
  return { id, name, count: series.volumes.length, volumes: await withCurrentOffers(volumes), previous, next }
}

export type SeriesAround = NonNullable<Awaited<ReturnType<typeof seriesAround>>>

/** All that the page of a variant shows besides the variant itself. */
export const loadProductPage = async (variant: VariantDetail) => {
  const { id, productId } = variant
  const [
    product,
    images,
    highlighted,
    sorted,
    around,
    packageDeals,
    variantDeals,
    pack,
    substitutions,
    recommendations,
    settings,
  ] = await Promise.all([
    loadProduct(id),
    load('GET /variants/{id}/image_assets', paramsOf(id), [catalog]),
    load('GET /variants/{id}/highlighted_parameters', paramsOf(id), [catalog]),
    load('GET /variants/{id}/sorted_parameters', paramsOf(id), [catalog]),
    load('GET /products/{id}/additional_data', paramsOf(productId), [catalog]),
    loadPackageDeals(id),
    loadDeals(id),
    loadPackage(variant),
    loadSubstitutions(variant),
    loadRecommendations(id),
    loadProductSettings(),
  ])
  return {
    product,
    /** The cover first. */
    images: images.items,
    highlighted: highlighted.items,
    parameters: sorted.items,
    series: await seriesAround(around.series, productId),
    packageDeals,
    variantDeals,
    pack,
    substitutions,
    recommendations,
    samplePages: around.samplePages,
    /** Samples to download, films, documents. */
    assets: around.assets,
    ...settings,
  }
}

export type ProductPage = Awaited<ReturnType<typeof loadProductPage>>
