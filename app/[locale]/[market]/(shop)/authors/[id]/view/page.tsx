import type { RawQuery } from '#lib/routing/raw-query.ts'
import { AuthorListing, authorMetadata } from '../author-listing.tsx'

interface Props {
  params: Promise<{ id: string }>
  searchParams: Promise<RawQuery>
}

/** Filtered, sorted or paged views are made on request. The middleware sends every address with a query here. */
export const generateMetadata = async ({ params, searchParams }: Props) =>
  authorMetadata((await params).id, await searchParams)

const AuthorViewPage = async ({ params, searchParams }: Props) => (
  <AuthorListing id={(await params).id} query={await searchParams} />
)

export default AuthorViewPage
