import 'server-only'
import type { ContributorRole } from '#contracts/shop.ts'
import { cacheTags } from '#lib/api/cache-tags.ts'
import { load } from '#lib/api/server.ts'
import { shownPrices } from '#lib/format/shown-prices.ts'
import { currentMarket } from '#lib/market/current-market.ts'
import { collectionParams } from '#lib/routing/collection-params.ts'
import { orFromStart } from '#lib/routing/or-from-start.ts'
import { withCurrentOffers } from '#lib/api/current-offers.ts'
import { existing } from '#lib/api/existing.ts'
import { type List, withVariants } from '#lib/api/listed-variant.ts'
import { type ListingHref, viewHref } from '#lib/routing/listing-href.ts'
import { isDefaultView, type ListingState, toApiQuery, writeListing } from './listing-url.ts'

const { catalog, categories, configuration } = cacheTags

/** Whether lists show products, each with its variants to choose from, or one variant of each. */
const showsProducts = async (): Promise<boolean> =>
  (await load('GET /v2.0/config_entries', {}, [configuration])).product_model_enabled

/** A list is cached for long: this adds the current prices to it. */
const withOffers = async (list: List): Promise<List> => {
  const shown = await withCurrentOffers(list.products.flatMap((one) => one.variants ?? [one]))
  const current = new Map(shown.map((one) => [one.id, one]))
  return {
    ...list,
    products: list.products.map(({ variants, ...card }) => ({
      ...card,
      ...current.get(card.id),
      ...(variants && { variants: variants.flatMap(({ id }) => current.get(id) ?? []) }),
    })),
  }
}

export const loadCollectionVariants = async (
  key: string,
  query: { cursor?: string; limit?: number } = {},
): Promise<List> =>
  withOffers(await existing(load('GET /v2.0/variant_lists/{id}', { params: collectionParams(key), query }, [catalog])))

/** A list that the API does not know or refuses is a page that is not found; a cursor that it refuses leads to the start of the list. */
const listOf = (answer: Promise<List>, href: ListingHref, state: ListingState): Promise<List> =>
  existing(answer.catch(orFromStart(viewHref(href, writeListing({ ...state, cursor: undefined })))))

/** A collection with the filters of its address, in its own order. */
export const loadCollectionListing = async (key: string, href: ListingHref, state: ListingState): Promise<List> => {
  const { sort: _, ...query } = toApiQuery(state, (await currentMarket()).currency)
  const input = { params: collectionParams(key), query }
  const isCached = isDefaultView(state)
  const tags = isCached ? [catalog] : []
  const loadProducts = async () => withVariants(await load('GET /v2.0/product_lists/{id}', input, tags))
  const loadVariants = () => load('GET /v2.0/variant_lists/{id}', input, tags)
  const list = await listOf((await showsProducts()) ? loadProducts() : loadVariants(), href, state)
  return isCached ? withOffers(list) : list
}

/** Lists sort by the prices that their cards show: institutions see net ones first. */
const byShownPrice = async ({ sort }: ListingState): Promise<{ shown_price?: 'net' }> => {
  if (sort !== 'price_asc' && sort !== 'price_desc') return {}
  const [{ segment }, settings] = await Promise.all([
    currentMarket(),
    load('GET /v2.0/config_entries', {}, [configuration]),
  ])
  return shownPrices(settings.price_display_config, segment).main === 'net' ? { shown_price: 'net' } : {}
}

type Scope = { brand?: string; role?: ContributorRole; publisher?: string; category?: number }

/** A listing with the filters and the order of its address, within a category, an author or a publisher. */
export const loadListing = async (
  href: ListingHref,
  state: ListingState,
  { category, ...scope }: Scope = {},
): Promise<List> => {
  const { currency } = await currentMarket()
  const query = { ...toApiQuery(state, currency), ...(await byShownPrice(state)), ...scope }
  // There is no limit to searches and combinations of filters, so only the default view is cached.
  const isCached = isDefaultView(state) && !state.q
  const tags = isCached ? [catalog, ...(category === undefined ? [] : [categories])] : []
  const params = { id: String(category) }
  const loadProducts = async () =>
    withVariants(
      await (category === undefined
        ? load('GET /v2.0/products', { query }, tags)
        : load('GET /v2.0/categories/{id}/products', { params, query }, tags)),
    )
  const loadVariants = () =>
    category === undefined
      ? load('GET /v2.0/variants', { query }, tags)
      : load('GET /v2.0/categories/{id}/variants', { params, query }, tags)
  const list = await listOf((await showsProducts()) ? loadProducts() : loadVariants(), href, state)
  return isCached ? withOffers(list) : list
}
