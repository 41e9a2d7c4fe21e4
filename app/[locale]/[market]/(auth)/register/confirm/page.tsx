import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { AuthPage } from '#features/account/components/auth-page.tsx'
import { ConfirmRegistration } from '#features/account/components/confirm-registration.tsx'
import { unlistedMetadata } from '#lib/seo/unlisted-metadata.ts'

export const generateMetadata = async (): Promise<Metadata> => {
  const t = await getTranslations('registration.confirm')
  return unlistedMetadata({ page: '/register/confirm', title: t('title') })
}

/** A static shell: the link's token stands behind the #, where only the browser sees it. */
const ConfirmPage = async () => {
  const t = await getTranslations('registration.confirm')
  return (
    <AuthPage title={t('title')} lead={t('lead')}>
      <ConfirmRegistration />
    </AuthPage>
  )
}

export default ConfirmPage
