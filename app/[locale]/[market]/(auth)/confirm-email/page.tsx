import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { AuthPage } from '#features/account/components/auth-page.tsx'
import { ConfirmEmail } from '#features/account/components/confirm-email.tsx'
import { unlistedMetadata } from '#lib/seo/unlisted-metadata.ts'

export const generateMetadata = async (): Promise<Metadata> => {
  const t = await getTranslations('registration.newEmail')
  return unlistedMetadata({ page: '/confirm-email', title: t('title') })
}

/** A static shell: the link's token stands behind the #, where only the browser sees it. */
const ConfirmEmailPage = async () => {
  const t = await getTranslations('registration.newEmail')
  return (
    <AuthPage title={t('title')} lead={t('lead')}>
      <ConfirmEmail />
    </AuthPage>
  )
}

export default ConfirmEmailPage
