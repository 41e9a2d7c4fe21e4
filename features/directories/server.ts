import 'server-only'
import { ApiError } from '#lib/api/api-error.ts'
import { cacheTags } from '#lib/api/cache-tags.ts'
import { load } from '#lib/api/server.ts'
import { currentMarket } from '#lib/market/current-market.ts'
import { orFromStart } from '#lib/routing/or-from-start.ts'
import { letterHref, type LetterState } from './letter-url.ts'

const { catalog, categories, configuration } = cacheTags

const pageSize = 60
const maxFeatured = 12

/** The authors of the current bestsellers, each once. */
const loadFeatured = async () => {
  const { products } = await load(
    'GET /v2.0/variant_lists/{id}',
    { params: { id: 'bestsellers' }, query: { limit: 30 } },
    [catalog],
  ).catch((error: unknown) => {
    // A shop may have no bestseller list.
    if (error instanceof ApiError && error.status === 404) return { products: [] }
    throw error
  })
  return [...new Map(products.flatMap(({ authors }) => authors).map((author) => [author.id, author])).values()].slice(
    0,
    maxFeatured,
  )
}

export const loadAuthors = async (state: LetterState) => {
  const isDefault = !state.letter && !state.cursor
  const [{ brand_settings: settings }, { locale }] = await Promise.all([
    load('GET /v2.0/config_entries', {}, [configuration]),
    currentMarket(),
  ])
  const start = letterHref({ letter: state.letter }, locale)
  const [list, featured] = await Promise.all([
    // The lists of the letters are cached, because there are few of them. Positions in a list are not.
    load('GET /v2.0/brands', { query: { ...state, limit: pageSize } }, state.cursor ? [] : [catalog]).catch(
      orFromStart(start),
    ),
    isDefault && settings.showCarousel ? loadFeatured() : [],
  ])
  return { list, featured, settings }
}

export type Authors = Awaited<ReturnType<typeof loadAuthors>>

export const loadPublishers = async () => {
  const { items } = await load('GET /v2.0/publishers', { query: {} }, [catalog])
  return {
    imprints: items.filter(({ isImprint }) => isImprint),
    others: items.filter(({ isImprint, count }) => !isImprint && count > 0),
  }
}

export type Publishers = Awaited<ReturnType<typeof loadPublishers>>

export const loadCollections = async () => (await load('GET /v2.0/collections', {}, [catalog])).items

export const loadCategories = async () =>
  (await load('GET /v2.0/categories', {}, [categories])).items.filter(({ count }) => count > 0)
