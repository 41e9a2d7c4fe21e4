import type { RawQuery } from '#lib/routing/raw-query.ts'
import { PublisherListing, publisherMetadata } from '../publisher-listing.tsx'

interface Props {
  params: Promise<{ id: string }>
  searchParams: Promise<RawQuery>
}

/** Filtered, sorted or paged views are made on request. The middleware sends every address with a query here. */
export const generateMetadata = async ({ params, searchParams }: Props) =>
  publisherMetadata((await params).id, await searchParams)

const PublisherViewPage = async ({ params, searchParams }: Props) => (
  <PublisherListing id={(await params).id} query={await searchParams} />
)

export default PublisherViewPage
