import { getTranslations } from 'next-intl/server'
import { StoreFinder } from '#features/stores/components/store-finder.tsx'
import { loadStores } from '#features/stores/server.ts'
import { ClientMessages } from '#lib/i18n/client-messages.tsx'
import { pageMetadata } from '#lib/seo/page-metadata.ts'
import { ListJsonLd } from '../list-json-ld.tsx'

export const generateMetadata = async () => {
  const t = await getTranslations('stores')
  return pageMetadata({ title: t('title'), description: t('description'), href: '/stores' })
}

const StoresPage = async () => {
  const [t, stores] = await Promise.all([getTranslations('stores'), loadStores()])
  const items = stores.map((store) => ({ name: store.name, href: { path: store.path } }))
  return (
    <div className="measure pt-8">
      <ListJsonLd name={t('title')} href="/stores" description={t('description')} items={items} />
      <h1 className="title text-44">{t('title')}</h1>
      <p className="mt-3 max-w-prose text-soft">{t('text')}</p>
      <ClientMessages namespaces={['stores']}>
        <StoreFinder stores={stores} />
      </ClientMessages>
    </div>
  )
}

export default StoresPage
