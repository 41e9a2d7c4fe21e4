import { ContentPage, contentMetadata } from '../content-page.tsx'

/** A further page of a list: made on request. */
export const dynamic = 'force-dynamic'

interface Props {
  params: Promise<{ id: string }>
  searchParams: Promise<Record<string, string | string[] | undefined>>
}

const read = async ({ params, searchParams }: Props) => {
  const { cursor } = await searchParams
  return { id: (await params).id, cursor: typeof cursor === 'string' ? cursor : undefined }
}

export const generateMetadata = async (props: Props) => contentMetadata(await read(props))

const Page = async (props: Props) => <ContentPage {...await read(props)} />

export default Page
