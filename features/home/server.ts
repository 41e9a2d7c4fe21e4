import 'server-only'
import type { Banner } from '#contracts/content.ts'
import { cacheTags } from '#lib/api/cache-tags.ts'
import { load } from '#lib/api/server.ts'

const { catalogue, categories, content } = cacheTags

/** The region above everything else (spec point 3: regions, banner strips). */
const mainRegion = 'main'

const loadBanners = async (): Promise<Banner[]> => {
  const { items } = await load('GET /v2.0/regions', {}, [content])
  const region = items.find(({ token, enabled, type }) => token === mainRegion && enabled && type === 'banner_strip')
  if (!region?.contentId) return []
  const strip = await load(
    'GET /strip_versions/{versionId}/banners',
    { params: { versionId: String(region.contentId) } },
    [content, catalogue],
  )
  return strip.items
}

export const loadHome = async () => {
  const [banners, publishers, tree] = await Promise.all([
    loadBanners(),
    load('GET /v2.0/publishers', { query: { imprint: 'true' } }, [catalogue]),
    load('GET /v2.0/categories', {}, [categories]),
  ])
  return {
    hero: banners.find(({ template }) => template === 'hero'),
    feature: banners.find(({ template }) => template === 'feature'),
    imprints: publishers.items,
    categories: tree.items.filter(({ parentId, count }) => parentId === null && count > 0),
  }
}

export type Home = Awaited<ReturnType<typeof loadHome>>
