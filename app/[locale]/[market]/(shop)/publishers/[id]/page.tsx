import { PublisherListing, publisherMetadata } from './publisher-listing.tsx'

interface Props {
  params: Promise<{ id: string }>
}

/** The default view: made at the first visit, the same for everybody in a market. */
export const generateStaticParams = () => []

export const generateMetadata = async ({ params }: Props) => publisherMetadata((await params).id, {})

const PublisherPage = async ({ params }: Props) => <PublisherListing id={(await params).id} query={{}} />

export default PublisherPage
