import { getTranslations } from 'next-intl/server'
import { EmptyListing } from '#features/listing/components/empty-listing.tsx'
import { ListingHead } from '#features/listing/components/listing-head.tsx'
import { RowOrdersLoader } from '#features/cart/components/row-orders-loader.tsx'
import { ProductGrid } from '#features/product-cards/components/product-grid.tsx'
import { isDefaultView, parseListing } from '#features/listing/listing-url.ts'
import type { RawQuery } from '#lib/routing/raw-query.ts'
import { loadCollectionVariants, loadListing } from '#features/listing/server.ts'
import { loadPriceDisplay } from '#lib/configuration/load-price-display.ts'
import { DidYouMean } from '#features/search/components/did-you-mean.tsx'
import { NothingFound } from '#features/search/components/nothing-found.tsx'
import { MatchingPages } from '#features/search/components/matching-pages.tsx'
import { loadClosestCategories } from '#features/search/server.ts'
import { currentMarket } from '#lib/market/current-market.ts'
import { pageMetadata } from '#lib/seo/page-metadata.ts'
import { ProductListing } from '../product-listing.tsx'

const titleOf = async (q: string | undefined) => {
  const t = await getTranslations('search')
  return q ? t('titleFor', { query: q }) : t('title')
}

/** Results are for readers, not for search engines. */
export const searchMetadata = async (query: RawQuery) =>
  pageMetadata({ title: await titleOf(parseListing(query).q), href: '/search', isFiltered: true })

/** The address without its query. */
const href = { pathname: '/search' } as const

export const SearchListing = async ({ query }: { query: RawQuery }) => {
  const state = parseListing(query)
  const [market, title, t] = [await currentMarket(), await titleOf(state.q), await getTranslations('search')]
  const [listing, prices] = await Promise.all([loadListing(href, state), loadPriceDisplay()])
  const { pages = [], unmet = [] } = listing.understanding ?? {}
  const isNothing = listing.count === 0 && isDefaultView(state)
  return (
    <div className="measure">
      <ListingHead title={title} text={!state.q && t('intro')} />
      {pages.length > 0 && <MatchingPages pages={pages} />}
      {unmet.length > 0 && <p className="mt-3 text-18">{t('unmet', { words: unmet.join(', ') })}</p>}
      {listing.didYouMean && <DidYouMean query={listing.didYouMean} />}
      {isNothing ? (
        <NothingFound
          categories={await loadClosestCategories(state.q ?? '')}
          bestsellers={
            <ProductGrid
              variants={(await loadCollectionVariants('bestsellers', { limit: 6 })).products}
              prices={prices}
              place="strip"
            />
          }
        />
      ) : (
        <ProductListing
          listing={listing}
          state={state}
          href={href}
          market={market}
          prices={prices}
          scope={{}}
          empty={<EmptyListing isFiltered href={href} />}
        />
      )}
      <RowOrdersLoader />
    </div>
  )
}
