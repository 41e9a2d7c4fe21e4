import 'server-only'
import { cacheTags } from '#lib/api/cache-tags.ts'
import { withCurrentOffers } from '#lib/api/current-offers.ts'
import { existing } from '#lib/api/existing.ts'
import { load } from '#lib/api/server.ts'
import { currentMarket } from '#lib/market/current-market.ts'
import { idOfAddress } from '#lib/routing/id-of-address.ts'

const { catalog, configuration, variant } = cacheTags

export const loadVariant = async (address: string) => {
  const id = idOfAddress(address)
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

/** Settings of the configuration for the page of a product. */
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
    /** How many recently viewed books the page shows; 0: this device saves no such list. */
    recentlyViewed: settings.recently_viewed_limit,
  }
}
