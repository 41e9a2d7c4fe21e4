import type { Href } from '#lib/routing/navigation.ts'

interface Addressed {
  id: number
  slug: string
}

const slugAndId = ({ id, slug }: Addressed) => ({ id: `${slug}-${id}` })

/** A listing's page without its query. */
export type ListingHref =
  | { pathname: '/search' }
  | {
      pathname: '/categories/[id]' | '/authors/[id]' | '/publishers/[id]' | '/collections/[id]'
      params: { id: string }
    }

export const productHref = (variant: Addressed) =>
  ({ pathname: '/products/[id]', params: slugAndId(variant) }) as const satisfies Href
export const categoryHref = (category: Addressed) =>
  ({ pathname: '/categories/[id]', params: slugAndId(category) }) as const satisfies ListingHref
export const authorHref = (author: Addressed) =>
  ({ pathname: '/authors/[id]', params: slugAndId(author) }) as const satisfies ListingHref
export const publisherHref = (key: string) =>
  ({ pathname: '/publishers/[id]', params: { id: key } }) as const satisfies ListingHref
export const collectionHref = (key: string) =>
  ({ pathname: '/collections/[id]', params: { id: key } }) as const satisfies ListingHref

/** A view of a listing; without a query its static page. */
export const viewHref = (href: ListingHref, query: Record<string, string | string[]>): Href =>
  (Object.keys(query).length > 0 ? { ...href, query } : href) as Href
