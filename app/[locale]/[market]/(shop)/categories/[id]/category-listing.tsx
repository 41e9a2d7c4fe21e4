import { getTranslations } from 'next-intl/server'
import { EmptyListing } from '#features/listing/components/empty-listing.tsx'
import { ListingHead } from '#features/listing/components/listing-head.tsx'
import { RowOrdersLoader } from '#features/cart/components/row-orders-loader.tsx'
import { SubCategories } from '#features/directories/components/sub-categories.tsx'
import { isDefaultView, parseListing } from '#features/listing/listing-url.ts'
import type { RawQuery } from '#lib/routing/raw-query.ts'
import { loadListing } from '#features/listing/server.ts'
import { loadCategory } from '#features/directories/load-entry.ts'
import { loadPriceDisplay } from '#lib/configuration/load-price-display.ts'
import { ListingEnd } from '#features/regions/components/listing-end.tsx'
import { ListRegion } from '#features/regions/components/list-region.tsx'
import { CurrentEntry } from '#features/shell/components/current-entry.tsx'
import type { Listing } from '#lib/api/find-region.ts'
import { formatCount } from '#lib/format/format-count.ts'
import { currentMarket } from '#lib/market/current-market.ts'
import { pageMetadata } from '#lib/seo/page-metadata.ts'
import { bookLinks } from '../../book-links.ts'
import { ListJsonLd } from '../../list-json-ld.tsx'
import { ProductListing } from '../../product-listing.tsx'

export const categoryMetadata = async (id: string, query: RawQuery) => {
  const [{ category }, { locale }, t] = [await loadCategory(id), await currentMarket(), await getTranslations('seo')]
  const { name, count } = category
  return pageMetadata({
    title: name,
    description: category.text ?? t('categoryDescription', { name, count, number: formatCount(count, locale) }),
    href: { pathname: '/categories/[id]', params: { id } },
    isFiltered: !isDefaultView(parseListing(query)),
  })
}

export const CategoryListing = async ({ id, query }: { id: string; query: RawQuery }) => {
  const state = parseListing(query)
  const [{ category, trail, children }, market, t] = await Promise.all([
    loadCategory(id),
    currentMarket(),
    getTranslations('catalog'),
  ])
  const href = { path: category.path }
  const [listing, prices] = await Promise.all([loadListing(href, state, { category: category.id }), loadPriceDisplay()])
  const place: Listing = { type: 'category', id: category.id, above: trail.map((one) => one.id) }
  return (
    <div className="measure">
      <CurrentEntry entry={`category:${trail[0]?.id ?? category.id}`} />
      {isDefaultView(state) && (
        <ListJsonLd
          name={category.name}
          href={href}
          description={category.text}
          count={listing.count}
          items={bookLinks(listing.products)}
          trail={trail.slice(0, -1).map((one) => ({ name: one.name, href: { path: one.path } }))}
        />
      )}
      <ListingHead
        trail={[
          { label: t('books'), href: '/' },
          ...trail.map((one) => ({ label: one.name, ...(one.id !== category.id && { href: { path: one.path } }) })),
        ]}
        title={category.name}
        text={category.text}
      />
      {isDefaultView(state) && <ListRegion listing={place} />}
      <SubCategories categories={children} />
      <ProductListing
        listing={listing}
        state={state}
        href={href}
        market={market}
        prices={prices}
        scope={{ category: String(category.id) }}
        empty={<EmptyListing isFiltered={category.count > 0} href={href} />}
      />
      <RowOrdersLoader />
      <ListingEnd listing={place} />
    </div>
  )
}
