import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { ApprovalsView } from '#features/organization/components/approvals-view.tsx'
import { ClientMessages } from '#lib/i18n/client-messages.tsx'
import { unlistedMetadata } from '#lib/seo/unlisted-metadata.ts'

export const generateMetadata = async (): Promise<Metadata> => {
  const t = await getTranslations('organization.approvals')
  return unlistedMetadata({ page: '/organization/approvals', title: t('title') })
}

const ApprovalsPage = async () => {
  const t = await getTranslations('organization.approvals')
  return (
    <>
      <h1 className="title mb-7 text-44">{t('title')}</h1>
      <ClientMessages namespaces={['errors', 'fields', 'organization', 'selfcare']}>
        <ApprovalsView />
      </ClientMessages>
    </>
  )
}

export default ApprovalsPage
