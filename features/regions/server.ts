import 'server-only'
import type { Banner } from '#contracts/banners.ts'
import type { RegionToken } from '#contracts/regions.ts'
import { cacheTags } from '#lib/api/cache-tags.ts'
import { findRegion, type Listing, withoutRegion } from '#lib/api/find-region.ts'
import { load } from '#lib/api/server.ts'

const { catalogue, categories, contentPage, strip } = cacheTags

const loadBanners = async (versionId: number): Promise<Banner[]> =>
  (await load('GET /strip_versions/{versionId}/banners', { params: { versionId: String(versionId) } }, [strip(versionId), catalogue])).items

const loadFound = async (token: RegionToken, listing: Listing | undefined) => {
  const found = await findRegion(token, listing)
  if (found?.type === 'banner_strip' && found.versionId) return { banners: await loadBanners(found.versionId), content: undefined }
  if (found?.type !== 'content') return undefined
  const params = { id: String(found.contentId) }
  return { banners: [], content: await load('GET /v2.0/contents/{id}/current', { params }, [contentPage(found.contentId), catalogue]) }
}

export const loadRegion = (token: RegionToken, listing?: Listing) => loadFound(token, listing).catch(withoutRegion)

export type LoadedRegion = NonNullable<Awaited<ReturnType<typeof loadFound>>>

/** For the templates that the catalogue fills. */
export const loadImprints = async () => (await load('GET /v2.0/publishers', { query: { imprint: 'true' } }, [catalogue])).items

export const loadTopCategories = async () => {
  const { items } = await load('GET /v2.0/categories', {}, [categories])
  return items.filter(({ parentId, count }) => parentId === null && count > 0)
}
