import 'server-only'
import type { ListedType, Region, RegionToken } from '#contracts/regions.ts'
import { cacheTags } from './cache-tags.ts'
import { load } from './server.ts'
import { withoutPart } from './without-part.ts'

export interface Listing {
  type: ListedType
  /** The part of its address: a number, or the key of a collection or a publisher. */
  id: string | number
  /** The categories above it. Their regions hold for it, too. */
  above?: readonly number[]
}

/**
 * The region that an editor has set for a place of the pages, if there is one.
 * @param listing the listing of the page; a region may hold for it alone
 */
export const findRegion = async (token: RegionToken, listing?: Listing): Promise<Region | undefined> => {
  const { region } = cacheTags
  const own = listing ? [listing.id, ...(listing.above ?? [])].map((id) => region(token, listing.type, id)) : []
  const query = { token, ...(listing && { resourceType: listing.type, resourceId: String(listing.id) }) }
  const { items } = await load('GET /v2.0/regions', { query }, [region(token), ...own])
  return items[0]
}

/** If a region cannot be loaded, the page is shown without it. */
export const withoutRegion = withoutPart('Could not fetch regions!')
