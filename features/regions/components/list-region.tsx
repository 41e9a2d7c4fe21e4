import type { Listing } from '#lib/api/find-region.ts'
import { loadRegion } from '../server.ts'
import { RegionView } from './region-view.tsx'

/**
 * The region above the books of a listing. On phones its columns are one row, so that covers are visible without
 * scrolling.
 */
export const ListRegion = async ({ listing }: { listing: Listing }) => (
  <RegionView region={await loadRegion('list', listing)} rowClassName="mt-6 max-md:[&>.banner-columns]:push-row" />
)
