import type { RawQuery } from '#lib/routing/raw-query.ts'
import { CategoryListing, categoryMetadata } from '../category-listing.tsx'

interface Props {
  params: Promise<{ id: string }>
  searchParams: Promise<RawQuery>
}

/** Filtered, sorted or paged views are made on request. The middleware sends every address with a query here. */
export const generateMetadata = async ({ params, searchParams }: Props) =>
  categoryMetadata((await params).id, await searchParams)

const CategoryViewPage = async ({ params, searchParams }: Props) => (
  <CategoryListing id={(await params).id} query={await searchParams} />
)

export default CategoryViewPage
