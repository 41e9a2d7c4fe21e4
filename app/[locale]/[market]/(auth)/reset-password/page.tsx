import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { AuthPage } from '#features/account/components/auth-page.tsx'
import { ResetPassword } from '#features/account/components/reset-password.tsx'
import { unlistedMetadata } from '#lib/seo/unlisted-metadata.ts'

export const generateMetadata = async (): Promise<Metadata> => {
  const t = await getTranslations('registration.reset')
  return unlistedMetadata({ page: '/reset-password', title: t('title') })
}

/** A static shell: the link's token stands behind the #, where only the browser sees it. */
const ResetPasswordPage = async () => {
  const t = await getTranslations('registration.reset')
  return (
    <AuthPage title={t('title')} lead={t('lead')}>
      <ResetPassword />
    </AuthPage>
  )
}

export default ResetPasswordPage
