import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { ProfileView } from '#features/account/components/profile-view.tsx'
import { ClientMessages } from '#lib/i18n/client-messages.tsx'
import { unlistedMetadata } from '#lib/seo/unlisted-metadata.ts'

export const generateMetadata = async (): Promise<Metadata> => {
  const t = await getTranslations('profile')
  return unlistedMetadata({ page: '/profile', title: t('title') })
}

const ProfilePage = async () => {
  const t = await getTranslations('profile')
  return (
    <>
      <h1 className="title mb-7 text-44">{t('title')}</h1>
      <ClientMessages namespaces={['errors', 'fields', 'forms', 'profile', 'registration', 'selfcare']}>
        <ProfileView />
      </ClientMessages>
    </>
  )
}

export default ProfilePage
