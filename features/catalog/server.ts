import 'server-only'
import { notFound } from 'next/navigation'
import { cacheTags } from '#lib/api/cache-tags.ts'
import { load } from '#lib/api/server.ts'
import { currentMarket } from '#lib/market/current-market.ts'
import { withCurrentOffers } from './current-offers.ts'
import { existing } from './existing.ts'
import { collectionParams } from './list-server.ts'
import { priceDisplay } from './price-display.ts'
import { readId } from './read-id.ts'

const { catalog, categories, configuration, variant } = cacheTags

const idOf = (address: string): string => String(readId(address) ?? notFound())

export const loadVariant = async (address: string) => {
  const id = idOf(address)
  const found = await existing(load('GET /v2.0/variants/{id}', { params: { id } }, [variant(Number(id)), catalog]))
  const [siblings, packageItems] = await Promise.all([
    withCurrentOffers(found.siblings),
    withCurrentOffers(found.packageItems),
  ])
  return { ...found, siblings, packageItems }
}

export const loadRecommendations = async (id: number) => {
  const { items } = await load(
    'GET /v2.0/variants/{id}/recommendations',
    { params: { id: String(id) }, query: { limit: 6 } },
    [catalog],
  )
  return withCurrentOffers(items)
}

/** How this market says prices. */
export const loadPriceDisplay = async () => {
  const [settings, { segment }] = await Promise.all([
    load('GET /v2.0/config_entries', {}, [configuration]),
    currentMarket(),
  ])
  return priceDisplay(settings, segment)
}

/** What the configuration says of a product's page. */
export const loadProductSettings = async () => {
  const [settings, modes, { currency }] = await Promise.all([
    load('GET /v2.0/config_entries', {}, [configuration]),
    load('GET /v2.0/delivery_modes', {}, [configuration]),
    currentMarket(),
  ])
  return {
    deliveryModes: modes.items,
    /** In the market's currency, gross, in minor units; undefined where delivery is never free. */
    freeDeliveryFrom: settings.free_delivery_from[currency],
    /** How many books are recalled from this device; 0 keeps no such list. */
    recentlyViewed: settings.recently_viewed_limit,
  }
}

export const loadCategory = async (address: string) => {
  const params = { id: idOf(address) }
  const [category, trail, below] = await existing(
    Promise.all([
      load('GET /v2.0/categories/{id}', { params }, [categories]),
      load('GET /categories/{id}/ascendants', { params }, [categories]),
      load('GET /categories/{id}/descendants', { params, query: {} }, [categories]),
    ]),
  )
  return { category, trail: trail.items, children: below.items }
}

export const loadAuthor = (address: string) =>
  existing(load('GET /v2.0/brands/{brandId}', { params: { brandId: idOf(address) } }, [catalog]))

export const loadAuthorDetails = (id: number) =>
  existing(load('GET /brands/{brandId}/additional_data', { params: { brandId: String(id) } }, [catalog]))

export const loadPublisher = async (key: string) => {
  const { items } = await load('GET /v2.0/publishers', { query: {} }, [catalog])
  return items.find((one) => one.key === key) ?? notFound()
}

export const loadPublisherDetails = (key: string) =>
  existing(load('GET /publishers/{key}/additional_data', { params: { key } }, [catalog]))

export const loadCollection = (key: string) =>
  existing(load('GET /v2.0/collections/{id}', { params: collectionParams(key) }, [catalog]))
