import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { cacheTags } from '#lib/api/cache-tags.ts'
import { load } from '#lib/api/server.ts'
import { ClientMessages } from '#lib/i18n/client-messages.tsx'
import { unlistedMetadata } from '#lib/seo/unlisted-metadata.ts'
import { ReadingList } from './reading-list.tsx'

export const generateMetadata = async (): Promise<Metadata> => {
  const t = await getTranslations('readingList')
  return unlistedMetadata({ page: '/organization/reading-list', title: t('title') })
}

const ReadingListPage = async () => {
  const [{ offer_request_disabled: isDisabled }, t] = await Promise.all([
    load('GET /v2.0/config_entries', {}, [cacheTags.configuration]),
    getTranslations('readingList'),
  ])
  return (
    <>
      <h1 className="title text-44">{t('title')}</h1>
      <p className="mt-2 mb-7 max-w-prose text-soft">{t('lead')}</p>
      <ClientMessages namespaces={['errors', 'fields', 'formats', 'readingList', 'selfcare']}>
        <ReadingList withOffers={!isDisabled} />
      </ClientMessages>
    </>
  )
}

export default ReadingListPage
