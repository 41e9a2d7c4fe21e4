import 'server-only'
import { cacheTags } from '#lib/api/cache-tags.ts'
import { load } from '#lib/api/server.ts'
import { closestCategories } from './closest-categories.ts'

/** Categories for a search without results: those with a similar name, otherwise the main ones. */
export const loadClosestCategories = async (query: string) => {
  const { items } = await load('GET /v2.0/categories', {}, [cacheTags.categories])
  return closestCategories(query, items)
}
