import type { ComponentProps } from 'react'
import { ListingView } from '#features/listing/components/listing-view.tsx'
import { ListingGrid } from '#features/product-cards/components/listing-grid.tsx'
import { ProductTable } from '#features/product-cards/components/product-table.tsx'

type Props = Omit<ComponentProps<typeof ListingView>, 'products'>

/** A listing with its products as cards or as rows; the same on every page that lists products. */
export const ProductListing = (listed: Props) => {
  const shown = { variants: listed.listing.products, prices: listed.prices }
  const place = listed.listing.filters.length > 0 ? 'listing' : 'strip'
  return (
    <ListingView
      {...listed}
      products={{ grid: <ListingGrid {...shown} place={place} priority />, table: <ProductTable {...shown} /> }}
    />
  )
}
