import { getTranslations } from 'next-intl/server'
import { EmptyListing } from '#features/listing/components/empty-listing.tsx'
import { ListingHead } from '#features/listing/components/listing-head.tsx'
import { RowOrdersLoader } from '#features/cart/components/row-orders-loader.tsx'
import { isDefaultView, parseListing } from '#features/listing/listing-url.ts'
import type { RawQuery } from '#lib/routing/raw-query.ts'
import { loadCollectionListing } from '#features/listing/server.ts'
import { loadCollection } from '#features/directories/load-entry.ts'
import { loadPriceDisplay } from '#lib/configuration/load-price-display.ts'
import { ListingEnd } from '#features/regions/components/listing-end.tsx'
import { ListRegion } from '#features/regions/components/list-region.tsx'
import { CurrentEntry } from '#features/shell/components/current-entry.tsx'
import type { Listing } from '#lib/api/find-region.ts'
import { currentMarket } from '#lib/market/current-market.ts'
import { pageMetadata } from '#lib/seo/page-metadata.ts'
import { bookLinks } from '../../book-links.ts'
import { ListJsonLd } from '../../list-json-ld.tsx'
import { ProductListing } from '../../product-listing.tsx'

export const collectionMetadata = async (id: string, query: RawQuery) => {
  const collection = await loadCollection(id)
  return pageMetadata({
    title: collection.name,
    description: collection.text,
    href: { pathname: '/collections/[id]', params: { id } },
    isFiltered: !isDefaultView(parseListing(query)),
  })
}

/** A collection has filters like every listing, but its books stay in the editor's order. */
export const CollectionListing = async ({ id, query }: { id: string; query: RawQuery }) => {
  const state = { ...parseListing(query), q: undefined, sort: undefined }
  const collection = await loadCollection(id)
  const href = { path: collection.path }
  const [listing, market, prices, t] = await Promise.all([
    loadCollectionListing(id, href, state),
    currentMarket(),
    loadPriceDisplay(),
    getTranslations('directories'),
  ])
  const place: Listing = { type: 'collection', id: collection.key }
  return (
    <div className="measure">
      <CurrentEntry entry={`collection:${collection.key}`} />
      {isDefaultView(state) && (
        <ListJsonLd
          name={collection.name}
          href={href}
          description={collection.text}
          count={listing.count}
          items={bookLinks(listing.products)}
          trail={[{ name: t('collections'), href: '/collections' }]}
        />
      )}
      <ListingHead title={collection.name} text={collection.text} />
      {isDefaultView(state) && <ListRegion listing={place} />}
      <ProductListing
        listing={listing}
        state={state}
        href={href}
        market={market}
        prices={prices}
        scope={{ collection: id }}
        empty={<EmptyListing isFiltered={collection.count > 0} href={href} />}
      />
      <RowOrdersLoader />
      <ListingEnd listing={place} />
    </div>
  )
}
