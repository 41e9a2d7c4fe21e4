import { getTranslations } from 'next-intl/server'
import { StoreView } from '#features/stores/components/store-view.tsx'
import { loadStore } from '#features/stores/server.ts'
import { storeHref } from '#features/stores/store-href.ts'
import { ClientMessages } from '#lib/i18n/client-messages.tsx'
import { currentMarket } from '#lib/market/current-market.ts'
import { permanentRedirect } from '#lib/routing/navigation.ts'
import { pageMetadata } from '#lib/seo/page-metadata.ts'

interface Props {
  params: Promise<{ id: string }>
}

export const generateStaticParams = () => []

export const generateMetadata = async ({ params }: Props) => {
  const [{ store }, t] = [await loadStore((await params).id), await getTranslations('stores')]
  const { name, city, addressLine } = store
  const description = t('storeDescription', { name, city, address: addressLine })
  return pageMetadata({ title: name, description, href: storeHref(store) })
}

const StorePage = async ({ params }: Props) => {
  const { id } = await params
  const [page, { locale }] = [await loadStore(id), await currentMarket()]
  const href = storeHref(page.store)
  if (id !== href.params.id) permanentRedirect({ href, locale })
  return (
    <ClientMessages namespaces={['stores']}>
      <StoreView page={page} />
    </ClientMessages>
  )
}

export default StorePage
