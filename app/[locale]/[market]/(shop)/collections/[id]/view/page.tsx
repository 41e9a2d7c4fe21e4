import type { RawQuery } from '#lib/routing/raw-query.ts'
import { CollectionListing, collectionMetadata } from '../collection-listing.tsx'

interface Props {
  params: Promise<{ id: string }>
  searchParams: Promise<RawQuery>
}

/** Filtered, sorted or paged views are made on request. The middleware sends every address with a query here. */
export const generateMetadata = async ({ params, searchParams }: Props) =>
  collectionMetadata((await params).id, await searchParams)

const CollectionViewPage = async ({ params, searchParams }: Props) => (
  <CollectionListing id={(await params).id} query={await searchParams} />
)

export default CollectionViewPage
