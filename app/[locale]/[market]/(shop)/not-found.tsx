import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { ButtonLink } from '#components/ui/button-link.tsx'
import { PageMessage } from '#features/shell/components/page-message.tsx'
import { newestBooks } from '#lib/routing/newest-books.ts'

export const generateMetadata = async (): Promise<Metadata> => {
  const t = await getTranslations('errorPages')
  return { title: t('notFoundTitle') }
}

const NotFoundPage = async () => {
  const t = await getTranslations('errorPages')
  return (
    <PageMessage
      title={t('notFoundTitle')}
      text={t('notFoundText')}
      actions={
        <>
          <ButtonLink href="/" look="primary">
            {t('toHome')}
          </ButtonLink>
          <ButtonLink href={newestBooks}>{t('toNew')}</ButtonLink>
        </>
      }
    />
  )
}

export default NotFoundPage
