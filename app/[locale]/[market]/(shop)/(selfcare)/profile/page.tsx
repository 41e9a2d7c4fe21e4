import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { ProfileView } from '#features/account/components/profile-view.tsx'
import { NewsletterSwitch } from '#features/newsletter/components/newsletter-switch.tsx'
import { cacheTags } from '#lib/api/cache-tags.ts'
import { load } from '#lib/api/server.ts'
import { ClientMessages } from '#lib/i18n/client-messages.tsx'
import { unlistedMetadata } from '#lib/seo/unlisted-metadata.ts'

export const generateMetadata = async (): Promise<Metadata> => {
  const t = await getTranslations('profile')
  return unlistedMetadata({ page: '/profile', title: t('title') })
}

const ProfilePage = async () => {
  const [t, { company, sign_in_providers: providers }] = await Promise.all([
    getTranslations('profile'),
    load('GET /v2.0/config_entries', {}, [cacheTags.configuration]),
  ])
  return (
    <>
      <h1 className="title mb-7 text-44">{t('title')}</h1>
      <ClientMessages
        namespaces={['credentials', 'errors', 'fields', 'forms', 'newsletter', 'profile', 'registration', 'selfcare']}
      >
        <ProfileView providers={providers} newsletter={<NewsletterSwitch company={company.name} />} />
      </ClientMessages>
    </>
  )
}

export default ProfilePage
