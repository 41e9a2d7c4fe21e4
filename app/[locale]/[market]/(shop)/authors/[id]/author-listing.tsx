import { getTranslations } from 'next-intl/server'
import { AuthorHead } from '#features/directories/components/author-head.tsx'
import { AuthorRoles } from '#features/directories/components/author-roles.tsx'
import { EmptyListing } from '#features/listing/components/empty-listing.tsx'
import { RowOrdersLoader } from '#features/cart/components/row-orders-loader.tsx'
import { RelatedAuthors } from '#features/directories/components/related-authors.tsx'
import { isDefaultView, parseListing } from '#features/listing/listing-url.ts'
import type { RawQuery } from '#lib/routing/raw-query.ts'
import { loadListing } from '#features/listing/server.ts'
import { loadAuthor, loadAuthorDetails } from '#features/directories/load-entry.ts'
import { loadPriceDisplay } from '#lib/configuration/load-price-display.ts'
import { ListingEnd } from '#features/regions/components/listing-end.tsx'
import { ListRegion } from '#features/regions/components/list-region.tsx'
import type { Listing } from '#lib/api/find-region.ts'
import { currentMarket } from '#lib/market/current-market.ts'
import { absoluteUrl } from '#lib/seo/absolute-url.ts'
import { pageMetadata } from '#lib/seo/page-metadata.ts'
import { personGraph } from '#lib/seo/person-graph.ts'
import { bookLinks } from '../../book-links.ts'
import { ListJsonLd } from '../../list-json-ld.tsx'
import { ProductListing } from '../../product-listing.tsx'

export const authorMetadata = async (id: string, query: RawQuery) => {
  const [author, t] = [await loadAuthor(id), await getTranslations('seo')]
  return pageMetadata({
    title: author.name,
    description: author.bio ?? t('authorDescription', { name: author.name }),
    href: { pathname: '/authors/[id]', params: { id } },
    isFiltered: !isDefaultView(parseListing(query)),
  })
}

export const AuthorListing = async ({ id, query }: { id: string; query: RawQuery }) => {
  const state = parseListing(query)
  const [author, market, t] = await Promise.all([loadAuthor(id), currentMarket(), getTranslations('directories')])
  const href = { path: author.path }
  const details = await loadAuthorDetails(author.id)
  const role = details.roles.find((one) => one.role === state.role)?.role ?? details.roles[0]?.role
  const [listing, prices] = await Promise.all([
    loadListing(href, state, { brand: String(author.id), ...(role && { role }) }),
    loadPriceDisplay(),
  ])
  const place: Listing = { type: 'brand', id: author.id }
  return (
    <div className="measure">
      {isDefaultView(state) && (
        <ListJsonLd
          name={author.name}
          href={href}
          description={author.bio}
          count={listing.count}
          items={bookLinks(listing.products)}
          trail={[{ name: t('authors'), href: '/authors' }]}
          about={personGraph(author, absoluteUrl(href, market.locale))}
        />
      )}
      <AuthorHead author={author} details={details} />
      {isDefaultView(state) && <ListRegion listing={place} />}
      <AuthorRoles href={href} roles={details.roles} current={role} />
      <ProductListing
        listing={listing}
        state={state}
        href={href}
        market={market}
        prices={prices}
        hidden={role === 'author' ? ['author'] : []}
        scope={{ brand: String(author.id), ...(role && { role }) }}
        empty={<EmptyListing isFiltered href={href} />}
      />
      <RowOrdersLoader />
      <RelatedAuthors authors={details.related} />
      <ListingEnd listing={place} />
    </div>
  )
}
