import { SearchListing, searchMetadata } from './search-listing.tsx'

/** Without a query: the whole catalog. Made at the first visit, for each market. */
export const generateMetadata = () => searchMetadata({})

const SearchPage = () => <SearchListing query={{}} />

export default SearchPage
