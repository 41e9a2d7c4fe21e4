import { getTranslations } from 'next-intl/server'
import type { Listing } from '#lib/api/find-region.ts'
import { loadListingEnd } from '../server.ts'
import { RegionView } from './region-view.tsx'

/** The region below a listing. It replaces the region below every page, which the layout hides. */
export const ListingEnd = async ({ listing }: { listing: Listing }) => {
  const [end, t] = await Promise.all([loadListingEnd(listing), getTranslations('regions')])
  if (!end) return null
  return (
    <aside aria-label={t('end')} data-own-end hidden={!end.region}>
      <RegionView region={end.region} rowClassName="mt-16" />
    </aside>
  )
}
