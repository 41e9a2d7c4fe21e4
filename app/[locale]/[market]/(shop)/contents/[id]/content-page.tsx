import { ArticleView } from '#features/contents/components/article-view.tsx'
import { ContainerView } from '#features/contents/components/container-view.tsx'
import { ContentView } from '#features/contents/components/content-view.tsx'
import { isContainer, loadContainer, loadContent, loadContentList } from '#features/contents/server.ts'
import { currentMarket } from '#lib/market/current-market.ts'
import { absoluteAsset, absolutePath, absoluteUrl } from '#lib/seo/absolute-url.ts'
import { articleGraph } from '#lib/seo/article-graph.ts'
import { breadcrumbList } from '#lib/seo/breadcrumb-list.ts'
import { JsonLd } from '#lib/seo/json-ld.tsx'
import { pageMetadata } from '#lib/seo/page-metadata.ts'
import { shareImage } from '#lib/seo/share-image.ts'
import { TextRow } from '../../book-rows.tsx'

interface Props {
  id: string
  /** For a container: the entry after which its list continues. */
  cursor?: string | undefined
}

export const contentMetadata = async ({ id, cursor }: Props) => {
  const { title, lead, picture } = await loadContent(id)
  return pageMetadata({
    title,
    description: lead,
    href: { pathname: '/contents/[id]', params: { id } },
    isFiltered: cursor !== undefined,
    ...(picture && { image: `${picture.path}-${picture.width}.jpg` }),
  })
}

/** A page, an article, or a list of pages or articles. */
export const ContentPage = async ({ id, cursor }: Props) => {
  const [content, { locale }] = await Promise.all([loadContent(id), currentMarket()])
  const url = absolutePath(content.path)
  const crumbs = [...content.containers.slice(0, 1), content].map((one) => ({
    name: one.title,
    url: absolutePath(one.path),
  }))
  if (isContainer(content.type))
    return (
      <>
        <JsonLd graph={[breadcrumbList(crumbs)]} />
        <ContainerView content={content} list={await loadContainer(content.type, content, cursor)} />
      </>
    )
  const image = content.picture
    ? absoluteAsset(`${content.picture.path}-${content.picture.width}.jpg`)
    : shareImage().url
  return (
    <>
      <JsonLd
        graph={[articleGraph(content, { url, home: absoluteUrl('/', locale), image, locale }), breadcrumbList(crumbs)]}
      />
      {content.type === 'article' ? (
        <ArticleView content={content} BookRow={TextRow} />
      ) : (
        <ContentView content={content} BookRow={TextRow} pages={await loadContentList()} />
      )}
    </>
  )
}
