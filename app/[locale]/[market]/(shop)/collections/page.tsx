import { getTranslations } from 'next-intl/server'
import { CollectionDirectory } from '#features/directories/components/collection-directory.tsx'
import { loadCollections } from '#features/directories/server.ts'
import { pageMetadata } from '#lib/seo/page-metadata.ts'

export const generateMetadata = async () => {
  const t = await getTranslations('directories')
  return pageMetadata({ title: t('collections'), description: t('collectionsDescription'), href: '/collections' })
}

const Page = async () => <CollectionDirectory collections={await loadCollections()} />

export default Page
