import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { ButtonLink } from '#components/ui/button-link.tsx'
import { AuthPage } from '#features/account/components/auth-page.tsx'
import { unlistedMetadata } from '#lib/seo/unlisted-metadata.ts'

export const generateMetadata = async (): Promise<Metadata> => {
  const t = await getTranslations('profile.deleted')
  return unlistedMetadata({ page: '/successfully-deleted', title: t('title') })
}

/** Shown after a profile was deleted. It knows nothing of whose it was. */
const DeletedPage = async () => {
  const t = await getTranslations('profile.deleted')
  return (
    <AuthPage title={t('title')} lead={t('lead')}>
      <p>{t('stays')}</p>
      <p>{t('mail')}</p>
      <ButtonLink href="/" className="self-start">
        {t('home')}
      </ButtonLink>
    </AuthPage>
  )
}

export default DeletedPage
