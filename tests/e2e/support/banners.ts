import type { Banner } from '#contracts/banners.ts'
import type { RegionToken } from '#contracts/regions.ts'
import { ask } from './shop-api.ts'
import type { Visitor } from './visitor.ts'

/** @returns the banners that an editor has put into a place of the pages */
export const bannersIn = async (visitor: Visitor, token: RegionToken): Promise<Banner[]> => {
  const { items } = await ask(visitor, 'GET /v2.0/regions', { query: { token } })
  const versionId = items[0]?.versionId
  return versionId
    ? (await ask(visitor, 'GET /strip_versions/{versionId}/banners', { params: { versionId: String(versionId) } }))
        .items
    : []
}
