import 'server-only'
import { cacheTags } from '#lib/api/cache-tags.ts'
import { load } from '#lib/api/server.ts'
import { nearCategories } from './near-categories.ts'

/** Shelves that a failed search may have meant; the main ones if none is near. */
export const loadNearCategories = async (query: string) => {
  const { items } = await load('GET /v2.0/categories', {}, [cacheTags.categories])
  return nearCategories(query, items)
}
