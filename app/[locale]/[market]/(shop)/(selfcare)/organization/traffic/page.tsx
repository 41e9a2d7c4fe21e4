import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { TrafficView } from '#features/organization/components/traffic-view.tsx'
import { ClientMessages } from '#lib/i18n/client-messages.tsx'
import { unlistedMetadata } from '#lib/seo/unlisted-metadata.ts'

export const generateMetadata = async (): Promise<Metadata> => {
  const t = await getTranslations('traffic')
  return unlistedMetadata({ page: '/organization/traffic', title: t('title') })
}

const TrafficPage = async () => {
  const t = await getTranslations('traffic')
  return (
    <>
      <h1 className="title text-44">{t('title')}</h1>
      <p className="mt-2 mb-7 max-w-prose text-soft">{t('lead')}</p>
      <ClientMessages namespaces={['errors', 'fields', 'selfcare', 'traffic']}>
        <TrafficView />
      </ClientMessages>
    </>
  )
}

export default TrafficPage
