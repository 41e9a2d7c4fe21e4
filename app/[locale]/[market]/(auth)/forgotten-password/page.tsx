import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { AuthPage } from '#features/account/components/auth-page.tsx'
import { ForgottenPasswordForm } from '#features/account/components/forgotten-password-form.tsx'
import { unlistedMetadata } from '#lib/seo/unlisted-metadata.ts'

export const generateMetadata = async (): Promise<Metadata> => {
  const t = await getTranslations('registration.forgotten')
  return unlistedMetadata({ page: '/forgotten-password', title: t('title') })
}

const ForgottenPasswordPage = async () => {
  const t = await getTranslations('registration.forgotten')
  return (
    <AuthPage title={t('title')} lead={t('lead')}>
      <ForgottenPasswordForm />
    </AuthPage>
  )
}

export default ForgottenPasswordPage
