import { ContentView } from '#features/contents/components/content-view.tsx'
import { loadContent, loadContentList } from '#features/contents/server.ts'
import { currentMarket } from '#lib/market/current-market.ts'
import { permanentRedirect } from '#lib/routing/navigation.ts'
import { absoluteUrl } from '#lib/seo/absolute-url.ts'
import { articleGraph } from '#lib/seo/article-graph.ts'
import { breadcrumbList } from '#lib/seo/breadcrumb-list.ts'
import { JsonLd } from '#lib/seo/json-ld.tsx'
import { pageMetadata } from '#lib/seo/page-metadata.ts'
import { shareImage } from '#lib/seo/share-image.ts'

interface Props {
  params: Promise<{ id: string }>
}

const hrefOf = (slug: string, id: number) => ({ pathname: '/contents/[id]', params: { id: `${slug}-${id}` } }) as const

export const generateStaticParams = () => []

export const generateMetadata = async ({ params }: Props) => {
  const { id, title, lead, slugs } = await loadContent((await params).id)
  return pageMetadata({ title, description: lead, href: { hu: hrefOf(slugs.hu, id), en: hrefOf(slugs.en, id) } })
}

const ContentPage = async ({ params }: Props) => {
  const { id } = await params
  const [content, pages, { locale }] = await Promise.all([loadContent(id), loadContentList(), currentMarket()])
  const href = hrefOf(content.slug, content.id)
  if (id !== href.params.id) permanentRedirect({ href, locale })
  const place = { url: absoluteUrl(href, locale), home: absoluteUrl('/', locale), image: shareImage().url, locale }
  return (
    <>
      <JsonLd graph={[articleGraph(content, place), breadcrumbList([{ name: content.title, url: place.url }])]} />
      <ContentView content={content} pages={pages} />
    </>
  )
}

export default ContentPage
