import { getTranslations } from 'next-intl/server'
import { EmptyListing } from '#features/listing/components/empty-listing.tsx'
import { RowOrdersLoader } from '#features/cart/components/row-orders-loader.tsx'
import { PublisherHead } from '#features/directories/components/publisher-head.tsx'
import { PublisherPortrait } from '#features/directories/components/publisher-portrait.tsx'
import { isDefaultView, parseListing } from '#features/listing/listing-url.ts'
import type { RawQuery } from '#lib/routing/raw-query.ts'
import { loadListing } from '#features/listing/server.ts'
import { loadPublisher, loadPublisherDetails } from '#features/directories/load-entry.ts'
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

export const publisherMetadata = async (id: string, query: RawQuery) => {
  const [publisher, t] = await Promise.all([loadPublisher(id), getTranslations('seo')])
  return pageMetadata({
    title: publisher.name,
    description: t('publisherDescription', { name: publisher.name, tagline: publisher.tagline ?? '' }),
    href: { pathname: '/publishers/[id]', params: { id } },
    isFiltered: !isDefaultView(parseListing(query)),
  })
}

/** The page of an imprint has the imprint's theme; other publishers have the shop's theme. */
export const PublisherListing = async ({ id, query }: { id: string; query: RawQuery }) => {
  const state = parseListing(query)
  const [publisher, market, t] = await Promise.all([loadPublisher(id), currentMarket(), getTranslations('directories')])
  const href = { path: publisher.path }
  const [listing, prices] = await Promise.all([
    loadListing(href, state, { publisher: publisher.key }),
    loadPriceDisplay(),
  ])
  const place: Listing = { type: 'publisher', id: publisher.key }
  return (
    <div data-theme={publisher.isImprint ? publisher.key : undefined}>
      <CurrentEntry entry="publishers" />
      {isDefaultView(state) && (
        <ListJsonLd
          name={publisher.name}
          href={href}
          description={publisher.tagline}
          count={listing.count}
          items={bookLinks(listing.products)}
          trail={[{ name: t('publishers'), href: '/publishers' }]}
        />
      )}
      <PublisherHead publisher={publisher} />
      <div className="measure">
        {isDefaultView(state) && (
          <PublisherPortrait count={listing.count} details={await loadPublisherDetails(publisher.key)} />
        )}
        {isDefaultView(state) && <ListRegion listing={place} />}
        <ProductListing
          listing={listing}
          state={state}
          href={href}
          market={market}
          prices={prices}
          hidden={['publisher']}
          scope={{ publisher: publisher.key }}
          empty={<EmptyListing isFiltered={publisher.count > 0} href={href} />}
        />
        <RowOrdersLoader />
        <ListingEnd listing={place} />
      </div>
    </div>
  )
}
