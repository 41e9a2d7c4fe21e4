import { getTranslations } from 'next-intl/server'
import { AuthorHead } from '#features/catalog/components/author-head.tsx'
import { AuthorRoles } from '#features/catalog/components/author-roles.tsx'
import { EmptyListing } from '#features/catalog/components/empty-listing.tsx'
import { RowOrdersLoader } from '#features/cart/components/row-orders-loader.tsx'
import { ListingView } from '#features/catalog/components/listing-view.tsx'
import { RelatedAuthors } from '#features/catalog/components/related-authors.tsx'
import { isDefaultView, parseListing, type RawQuery } from '#features/catalog/listing-url.ts'
import { loadListing } from '#features/catalog/list-server.ts'
import { loadAuthor, loadAuthorDetails, loadPriceDisplay } from '#features/catalog/server.ts'
import { ListingEnd } from '#features/regions/components/listing-end.tsx'
import { ListRegion } from '#features/regions/components/list-region.tsx'
import type { Listing } from '#lib/api/find-region.ts'
import { currentMarket } from '#lib/market/current-market.ts'
import { absoluteUrl } from '#lib/seo/absolute-url.ts'
import { pageMetadata } from '#lib/seo/page-metadata.ts'
import { personGraph } from '#lib/seo/person-graph.ts'
import { bookLinks } from '../../book-links.ts'
import { ListJsonLd } from '../../list-json-ld.tsx'

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
      <ListingView
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
