import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { OrganizationAddresses } from '#features/addresses/components/organization-addresses.tsx'
import { OrganizationView } from '#features/organization/components/organization-view.tsx'
import { ClientMessages } from '#lib/i18n/client-messages.tsx'
import { unlistedMetadata } from '#lib/seo/unlisted-metadata.ts'

export const generateMetadata = async (): Promise<Metadata> => {
  const t = await getTranslations('organization')
  return unlistedMetadata({ page: '/organization', title: t('title') })
}

const OrganizationPage = async () => {
  const t = await getTranslations('organization')
  return (
    <>
      <h1 className="title mb-7 text-44">{t('title')}</h1>
      <ClientMessages namespaces={['addresses', 'errors', 'fields', 'forms', 'organization', 'selfcare']}>
        <OrganizationView addresses={<OrganizationAddresses />} />
      </ClientMessages>
    </>
  )
}

export default OrganizationPage
