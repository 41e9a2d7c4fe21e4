import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { AuthPage } from '#features/account/components/auth-page.tsx'
import { ImpersonateView } from '#features/impersonation/components/impersonate-view.tsx'
import { ClientMessages } from '#lib/i18n/client-messages.tsx'
import { unlistedMetadata } from '#lib/seo/unlisted-metadata.ts'

export const generateMetadata = async (): Promise<Metadata> => {
  const t = await getTranslations('impersonation.page')
  return unlistedMetadata({ page: '/impersonate', title: t('title') })
}

/** A static shell: the link's token stands behind the #, where only the browser sees it. */
const ImpersonatePage = async () => {
  const t = await getTranslations('impersonation.page')
  return (
    <AuthPage title={t('title')} lead={t('lead')}>
      <ClientMessages namespaces={['errors', 'impersonation']}>
        <ImpersonateView />
      </ClientMessages>
    </AuthPage>
  )
}

export default ImpersonatePage
