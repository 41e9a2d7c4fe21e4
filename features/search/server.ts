import 'server-only'
import { cacheTags } from '#lib/api/cache-tags.ts'
import { load } from '#lib/api/server.ts'
import { closestCategories } from './closest-categories.ts'

/** Categories that a search without results may have meant; the main ones if no name is like the search. */
export const loadClosestCategories = async (query: string) => {
  const { items } = await load('GET /v2.0/categories', {}, [cacheTags.categories])
  return closestCategories(query, items)
}
