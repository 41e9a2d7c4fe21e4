import 'server-only'
import type { ListedType, Region, RegionToken } from '#contracts/regions.ts'
import { cacheTags } from './cache-tags.ts'
import { load } from './server.ts'
import { withoutPart } from './without-part.ts'

export interface Listing {
  type: ListedType
  /** What stands in its address: a number, or the key of a collection or publisher. */
  id: string | number
  /** Of a category those above it: what holds for them holds for it, too. */
  above?: readonly number[]
}

/**
 * What an editor has put into a place of the pages, if anything.
 * @param listing the page's own, where a region may hold for it alone
 */
export const findRegion = async (token: RegionToken, listing?: Listing): Promise<Region | undefined> => {
  const { region } = cacheTags
  const own = listing ? [listing.id, ...(listing.above ?? [])].map((id) => region(token, listing.type, id)) : []
  const query = { token, ...(listing && { resourceType: listing.type, resourceId: String(listing.id) }) }
  const { items } = await load('GET /v2.0/regions', { query }, [region(token), ...own])
  return items[0]
}

/** Where a region cannot be had, the page does without it. */
export const withoutRegion = withoutPart('Could not fetch regions!')
