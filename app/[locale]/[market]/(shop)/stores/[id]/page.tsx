import { getTranslations } from 'next-intl/server'
import { StoreView } from '#features/stores/components/store-view.tsx'
import { loadStore } from '#features/stores/server.ts'
import { ClientMessages } from '#lib/i18n/client-messages.tsx'
import { currentMarket } from '#lib/market/current-market.ts'
import { absolutePath, absoluteUrl } from '#lib/seo/absolute-url.ts'
import { breadcrumbList } from '#lib/seo/breadcrumb-list.ts'
import { JsonLd } from '#lib/seo/json-ld.tsx'
import { pageMetadata } from '#lib/seo/page-metadata.ts'
import { shareImage } from '#lib/seo/share-image.ts'
import { storeGraph } from '#lib/seo/store-graph.ts'
import { WideRow } from '../../book-rows.tsx'

interface Props {
  params: Promise<{ id: string }>
}

export const generateStaticParams = () => []

export const generateMetadata = async ({ params }: Props) => {
  const { id } = await params
  const [{ store }, t] = [await loadStore(id), await getTranslations('stores')]
  const { name, city, addressLine } = store
  const description = t('storeDescription', { name, city, address: addressLine })
  return pageMetadata({ title: name, description, href: { pathname: '/stores/[id]', params: { id } } })
}

const StorePage = async ({ params }: Props) => {
  const { id } = await params
  const [page, { locale }, t] = [await loadStore(id), await currentMarket(), await getTranslations('stores')]
  const url = absolutePath(page.store.path)
  const way = [
    { name: t('title'), url: absoluteUrl('/stores', locale) },
    { name: page.store.name, url },
  ]
  const place = { url, home: absoluteUrl('/', locale), image: shareImage().url }
  return (
    <ClientMessages namespaces={['stores']}>
      <JsonLd graph={[storeGraph(page.store, place), breadcrumbList(way)]} />
      <StoreView page={page} BookRow={WideRow} />
    </ClientMessages>
  )
}

export default StorePage
