import { AuthorListing, authorMetadata } from './author-listing.tsx'

interface Props {
  params: Promise<{ id: string }>
}

/** The default view: made at the first visit, the same for everybody in a market. */
export const generateStaticParams = () => []

export const generateMetadata = async ({ params }: Props) => authorMetadata((await params).id, {})

const AuthorPage = async ({ params }: Props) => <AuthorListing id={(await params).id} query={{}} />

export default AuthorPage
