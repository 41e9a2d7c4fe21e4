import { ContentPage, contentMetadata } from './content-page.tsx'

interface Props {
  params: Promise<{ id: string }>
}

export const generateStaticParams = () => []

export const generateMetadata = async ({ params }: Props) => contentMetadata(await params)

const Page = async ({ params }: Props) => <ContentPage {...await params} />

export default Page
