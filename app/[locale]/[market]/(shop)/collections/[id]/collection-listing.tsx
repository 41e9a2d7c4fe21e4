import { collectionHref } from '#features/catalog/catalog-hrefs.ts'
import { EmptyListing } from '#features/catalog/components/empty-listing.tsx'
import { ListingHead } from '#features/catalog/components/listing-head.tsx'
import { ListingView } from '#features/catalog/components/listing-view.tsx'
import { emptyListing, isDefaultView, parseListing, type RawQuery } from '#features/catalog/listing-url.ts'
import { loadCollection, loadCollectionVariants } from '#features/catalog/server.ts'
import { CurrentEntry } from '#features/shell/components/current-entry.tsx'
import { currentMarket } from '#lib/market/current-market.ts'
import { pageMetadata } from '#lib/seo/page-metadata.ts'

export const collectionMetadata = async (id: string, query: RawQuery) => {
  const collection = await loadCollection(id)
  return pageMetadata({
    title: collection.name,
    description: collection.text,
    href: collectionHref(collection.key),
    isFiltered: !isDefaultView(parseListing(query)),
  })
}

/** A collection keeps its own order and knows no filters: only the page counts. */
export const CollectionListing = async ({ id, query }: { id: string; query: RawQuery }) => {
  const { cursor } = parseListing(query)
  const [collection, listing, market] = await Promise.all([
    loadCollection(id),
    loadCollectionVariants(id, { cursor }),
    currentMarket(),
  ])
  const href = collectionHref(collection.key)
  return (
    <div className="measure">
      <CurrentEntry entry={`collection:${collection.key}`} />
      <ListingHead title={collection.name} text={collection.text} />
      <ListingView
        listing={{ ...listing, filters: [] }}
        state={{ ...emptyListing, cursor }}
        href={href}
        market={market}
        empty={<EmptyListing isFiltered={false} href={href} />}
      />
    </div>
  )
}
