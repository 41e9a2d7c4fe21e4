import 'server-only'
import type { Banner } from '#contracts/banners.ts'
import type { Region, RegionToken } from '#contracts/regions.ts'
import { cacheTags } from '#lib/api/cache-tags.ts'
import { findRegion, type Listing, withoutRegion } from '#lib/api/find-region.ts'
import { load } from '#lib/api/server.ts'

const { catalog, categories, contentPage, strip } = cacheTags

const loadBanners = async (versionId: number): Promise<Banner[]> =>
  (
    await load('GET /strip_versions/{versionId}/banners', { params: { versionId: String(versionId) } }, [
      strip(versionId),
      catalog,
    ])
  ).items

const loadShown = async (found: Region | undefined) => {
  if (found?.type === 'banner_strip' && found.versionId)
    return { banners: await loadBanners(found.versionId), content: undefined }
  if (found?.type !== 'content') return undefined
  const params = { id: String(found.contentId) }
  return {
    banners: [],
    content: await load('GET /v2.0/contents/{id}/current', { params }, [contentPage(found.contentId), catalog]),
  }
}

export type LoadedRegion = NonNullable<Awaited<ReturnType<typeof loadShown>>>

export const loadRegion = async (token: RegionToken, listing?: Listing) =>
  findRegion(token, listing).then(loadShown).catch(withoutRegion)

const loadOwnEnd = async (listing: Listing) => {
  const found = await findRegion('end', listing)
  return found && !found.contentAware ? undefined : { region: await loadShown(found) }
}

/**
 * The region of a listing that replaces the `end` of all pages. Its `region` is missing where an
 * editor has switched it off; the whole answer is undefined where the listing has none of its own.
 */
export const loadListingEnd = (listing: Listing) => loadOwnEnd(listing).catch(withoutRegion)

/** The data for the templates that are filled from the catalog. */
export const loadImprints = async () =>
  (await load('GET /v2.0/publishers', { query: { imprint: 'true' } }, [catalog])).items

export const loadTopCategories = async () => {
  const { items } = await load('GET /v2.0/categories', {}, [categories])
  return items.filter(({ parentId, count }) => parentId === null && count > 0)
}
