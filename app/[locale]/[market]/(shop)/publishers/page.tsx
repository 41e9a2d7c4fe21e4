import { getTranslations } from 'next-intl/server'
import { PublisherDirectory } from '#features/directories/components/publisher-directory.tsx'
import { loadPublishers } from '#features/directories/server.ts'
import { pageMetadata } from '#lib/seo/page-metadata.ts'

export const generateMetadata = async () => {
  const t = await getTranslations('directories')
  return pageMetadata({ title: t('publishers'), description: t('publishersDescription'), href: '/publishers' })
}

const Page = async () => <PublisherDirectory publishers={await loadPublishers()} />

export default Page
