import { AuthorIndex, authorIndexMetadata } from '../author-index.tsx'

/** One letter, or a further page: made on request. */
export const dynamic = 'force-dynamic'

interface Props {
  searchParams: Promise<Record<string, string | string[] | undefined>>
}

export const generateMetadata = async ({ searchParams }: Props) => authorIndexMetadata(await searchParams)

const AuthorsViewPage = async ({ searchParams }: Props) => <AuthorIndex query={await searchParams} />

export default AuthorsViewPage
