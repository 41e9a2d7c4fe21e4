import { getTranslations } from 'next-intl/server'
import { PublisherDirectory } from '#features/directories/components/publisher-directory.tsx'
import { loadPublishers } from '#features/directories/server.ts'
import { CurrentEntry } from '#features/shell/components/current-entry.tsx'
import { pageMetadata } from '#lib/seo/page-metadata.ts'
import { ListJsonLd } from '../list-json-ld.tsx'

export const generateMetadata = async () => {
  const t = await getTranslations('directories')
  return pageMetadata({ title: t('publishers'), description: t('publishersDescription'), href: '/publishers' })
}

const PublishersPage = async () => {
  const [list, t] = await Promise.all([loadPublishers(), getTranslations('directories')])
  const items = [...list.imprints, ...list.others].map((one) => ({ name: one.name, href: { path: one.path } }))
  return (
    <>
      <CurrentEntry entry="publishers" />
      <ListJsonLd name={t('publishers')} href="/publishers" description={t('publishersDescription')} items={items} />
      <PublisherDirectory publishers={list} />
    </>
  )
}

export default PublishersPage
