import type { Href } from './navigation.ts'

/** The page of a listing without its query. */
export type ListingHref = { pathname: '/search' } | { path: string }

/** The address of a view of a listing. Without a query it is the static page. */
export const viewHref = (href: ListingHref, query: Record<string, string | string[]>): Href =>
  Object.keys(query).length > 0 ? { ...href, query } : href
