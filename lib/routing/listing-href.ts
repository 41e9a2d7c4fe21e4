import type { Href } from './navigation.ts'

/** A listing's page without its query. */
export type ListingHref = { pathname: '/search' } | { path: string }

/** The address of a view of a listing; without a query it is the static page. */
export const viewHref = (href: ListingHref, query: Record<string, string | string[]>): Href =>
  Object.keys(query).length > 0 ? { ...href, query } : href
