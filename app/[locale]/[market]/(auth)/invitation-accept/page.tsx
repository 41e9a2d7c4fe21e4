import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { AuthPage } from '#features/account/components/auth-page.tsx'
import { InvitationView } from '#features/organization/components/invitation-view.tsx'
import { ClientMessages } from '#lib/i18n/client-messages.tsx'
import { unlistedMetadata } from '#lib/seo/unlisted-metadata.ts'

export const generateMetadata = async (): Promise<Metadata> => {
  const t = await getTranslations('invitation')
  return unlistedMetadata({ page: '/invitation-accept', title: t('title') })
}

/** A static shell: the code of the invitation stands behind the #, where only the browser sees it. */
const InvitationPage = async () => {
  const t = await getTranslations('invitation')
  return (
    <AuthPage title={t('title')} lead={t('lead')}>
      <ClientMessages namespaces={['errors', 'invitation', 'selfcare']}>
        <InvitationView />
      </ClientMessages>
    </AuthPage>
  )
}

export default InvitationPage
