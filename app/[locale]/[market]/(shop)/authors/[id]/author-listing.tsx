import { getTranslations } from 'next-intl/server'
import { authorHref, viewHref } from '#features/catalog/catalog-hrefs.ts'
import { AuthorHead } from '#features/catalog/components/author-head.tsx'
import { EmptyListing } from '#features/catalog/components/empty-listing.tsx'
import { ListingView } from '#features/catalog/components/listing-view.tsx'
import { isDefaultView, parseListing, type RawQuery, writeListing } from '#features/catalog/listing-url.ts'
import { loadAuthor, loadListing } from '#features/catalog/server.ts'
import { currentMarket } from '#lib/market/current-market.ts'
import { permanentRedirect } from '#lib/routing/navigation.ts'
import { pageMetadata } from '#lib/seo/page-metadata.ts'

export const authorMetadata = async (id: string, query: RawQuery) => {
  const [author, t] = [await loadAuthor(id), await getTranslations('seo')]
  return pageMetadata({
    title: author.name,
    description: author.bio ?? t('authorDescription', { name: author.name }),
    href: authorHref(author),
    isFiltered: !isDefaultView(parseListing(query)),
  })
}

export const AuthorListing = async ({ id, query }: { id: string; query: RawQuery }) => {
  const state = parseListing(query)
  const [author, market] = await Promise.all([loadAuthor(id), currentMarket()])
  const href = authorHref(author)
  if (id !== href.params.id) permanentRedirect({ href: viewHref(href, writeListing(state)), locale: market.locale })
  const listing = await loadListing(state, { author: String(author.id) })
  return (
    <div className="measure">
      <AuthorHead author={author} />
      <ListingView
        listing={listing}
        state={state}
        href={href}
        market={market}
        hidden={['author']}
        empty={<EmptyListing isFiltered={author.count > 0} href={href} />}
      />
    </div>
  )
}
