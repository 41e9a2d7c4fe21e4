import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { getTranslations } from 'next-intl/server'
import { OwnRatings } from '#features/ratings/components/own-ratings.tsx'
import { loadAreRatingsActive } from '#features/ratings/server.ts'
import { ClientMessages } from '#lib/i18n/client-messages.tsx'
import { unlistedMetadata } from '#lib/seo/unlisted-metadata.ts'

export const generateMetadata = async (): Promise<Metadata> => {
  const t = await getTranslations('ownRatings')
  return unlistedMetadata({ page: '/my-ratings', title: t('title') })
}

const RatingsPage = async () => {
  if (!(await loadAreRatingsActive())) notFound()
  const t = await getTranslations('ownRatings')
  return (
    <>
      <h1 className="title text-44">{t('title')}</h1>
      <p className="mt-2 mb-7 max-w-prose text-soft">{t('lead')}</p>
      <ClientMessages namespaces={['errors', 'fields', 'ownRatings', 'ratingForm', 'selfcare']}>
        <OwnRatings />
      </ClientMessages>
    </>
  )
}

export default RatingsPage
