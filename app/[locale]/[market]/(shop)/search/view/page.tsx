import type { RawQuery } from '#lib/routing/raw-query.ts'
import { SearchListing, searchMetadata } from '../search-listing.tsx'

/** Without a parameter in the path Next would take this page for a static one and fail on the query. */
export const dynamic = 'force-dynamic'

interface Props {
  searchParams: Promise<RawQuery>
}

/** The middleware sends every search with a query here. */
export const generateMetadata = async ({ searchParams }: Props) => searchMetadata(await searchParams)

const SearchViewPage = async ({ searchParams }: Props) => <SearchListing query={await searchParams} />

export default SearchViewPage
