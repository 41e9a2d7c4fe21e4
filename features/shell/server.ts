import 'server-only'
import { cacheTags } from '#lib/api/cache-tags.ts'
import { load } from '#lib/api/server.ts'
import { buildCategoryTree } from './category-tree.ts'

/** What header and footer show on every page. */
export const loadShell = async () => {
  const [configuration, categories, publishers, contents] = await Promise.all([
    load('GET /v2.0/config_entries', {}, [cacheTags.configuration]),
    load('GET /v2.0/categories', {}, [cacheTags.categories]),
    load('GET /v2.0/publishers', { query: { imprint: 'true' } }, [cacheTags.catalogue]),
    load('GET /v2.0/contents/current', {}, [cacheTags.content]),
  ])
  return {
    configuration,
    categories: buildCategoryTree(categories.items),
    imprints: publishers.items,
    contents: contents.items,
  }
}

export type Shell = Awaited<ReturnType<typeof loadShell>>
