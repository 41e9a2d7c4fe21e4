import { getTranslations } from 'next-intl/server'
import { PublisherDirectory } from '#features/directories/components/publisher-directory.tsx'
import { loadPublishers } from '#features/directories/server.ts'
import { CurrentEntry } from '#features/shell/components/current-entry.tsx'
import { pageMetadata } from '#lib/seo/page-metadata.ts'

export const generateMetadata = async () => {
  const t = await getTranslations('directories')
  return pageMetadata({ title: t('publishers'), description: t('publishersDescription'), href: '/publishers' })
}

const PublishersPage = async () => (
  <>
    <CurrentEntry entry="publishers" />
    <PublisherDirectory publishers={await loadPublishers()} />
  </>
)

export default PublishersPage
