import 'server-only'
import { cacheTags } from '#lib/api/cache-tags.ts'
import { load } from '#lib/api/server.ts'
import { buildCategoryTree } from './category-tree.ts'

/** The part before the _ in the names of the shop's own icons; the others are those of the imprints. */
const ownName = 'kolofon'

/** What header and footer show on every page. */
export const loadShell = async () => {
  const [configuration, categories, publishers, contents, social] = await Promise.all([
    load('GET /v2.0/config_entries', {}, [cacheTags.configuration]),
    load('GET /v2.0/categories', {}, [cacheTags.categories]),
    load('GET /v2.0/publishers', { query: { imprint: 'true' } }, [cacheTags.catalogue]),
    load('GET /v2.0/contents/current', {}, [cacheTags.content]),
    load('GET /social_icons', {}, [cacheTags.configuration]),
  ])
  return {
    configuration,
    categories: buildCategoryTree(categories.items),
    imprints: publishers.items,
    contents: contents.items,
    socialIcons: social.items.filter(({ publisher }) => publisher === ownName),
  }
}

export type Shell = Awaited<ReturnType<typeof loadShell>>
