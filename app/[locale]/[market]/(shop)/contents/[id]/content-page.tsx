import { ArticleView } from '#features/contents/components/article-view.tsx'
import { ContainerView } from '#features/contents/components/container-view.tsx'
import { ContentView } from '#features/contents/components/content-view.tsx'
import { contentHref } from '#features/contents/content-href.ts'
import { isContainer, loadContainer, loadContent, loadContentList } from '#features/contents/server.ts'
import { currentMarket } from '#lib/market/current-market.ts'
import { permanentRedirect } from '#lib/routing/navigation.ts'
import { absoluteUrl } from '#lib/seo/absolute-url.ts'
import { articleGraph } from '#lib/seo/article-graph.ts'
import { breadcrumbList } from '#lib/seo/breadcrumb-list.ts'
import { JsonLd } from '#lib/seo/json-ld.tsx'
import { pageMetadata } from '#lib/seo/page-metadata.ts'
import { shareImage } from '#lib/seo/share-image.ts'
import { TextRow } from '../../book-rows.tsx'

interface Props {
  id: string
  /** Of a container: after which entry its list goes on. */
  cursor?: string | undefined
}

export const contentMetadata = async ({ id: address, cursor }: Props) => {
  const { id, title, lead, slugs, picture } = await loadContent(address)
  return pageMetadata({
    title,
    description: lead,
    href: { hu: contentHref({ id, slug: slugs.hu }), en: contentHref({ id, slug: slugs.en }) },
    isFiltered: cursor !== undefined,
    ...(picture && { image: `${picture.path}-${picture.width}.jpg` }),
  })
}

/** A page, an article, or a list of either. */
export const ContentPage = async ({ id, cursor }: Props) => {
  const [content, { locale }] = await Promise.all([loadContent(id), currentMarket()])
  const href = contentHref(content)
  if (id !== href.params.id) permanentRedirect({ href, locale })
  if (isContainer(content.type)) return <ContainerView content={content} list={await loadContainer(content.type, content.id, cursor)} />
  const place = { url: absoluteUrl(href, locale), home: absoluteUrl('/', locale), image: shareImage().url, locale }
  return (
    <>
      <JsonLd graph={[articleGraph(content, place), breadcrumbList([{ name: content.title, url: place.url }])]} />
      {content.type === 'article' ? (
        <ArticleView content={content} Shelf={TextRow} />
      ) : (
        <ContentView content={content} Shelf={TextRow} pages={await loadContentList()} />
      )}
    </>
  )
}
