import { CollectionListing, collectionMetadata } from './collection-listing.tsx'

interface Props {
  params: Promise<{ id: string }>
}

/** The default view: made at the first visit, the same for everybody in a market. */
export const generateStaticParams = () => []

export const generateMetadata = async ({ params }: Props) => collectionMetadata((await params).id, {})

const CollectionPage = async ({ params }: Props) => <CollectionListing id={(await params).id} query={{}} />

export default CollectionPage
