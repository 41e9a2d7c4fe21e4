import { getTranslations } from 'next-intl/server'
import { CollectionDirectory } from '#features/directories/components/collection-directory.tsx'
import { loadCollections } from '#features/directories/server.ts'
import { pageMetadata } from '#lib/seo/page-metadata.ts'
import { ListJsonLd } from '../list-json-ld.tsx'

export const generateMetadata = async () => {
  const t = await getTranslations('directories')
  return pageMetadata({ title: t('collections'), description: t('collectionsDescription'), href: '/collections' })
}

const Page = async () => {
  const [list, t] = await Promise.all([loadCollections(), getTranslations('directories')])
  const items = list.map((one) => ({ name: one.name, href: { path: one.path } }))
  return (
    <>
      <ListJsonLd name={t('collections')} href="/collections" description={t('collectionsDescription')} items={items} />
      <CollectionDirectory collections={list} />
    </>
  )
}

export default Page
