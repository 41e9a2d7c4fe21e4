import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { ButtonLink } from '#components/ui/button-link.tsx'
import { PageMessage } from '#features/shell/components/page-message.tsx'
import { newestBooks } from '#lib/routing/newest-books.ts'

export const generateMetadata = async (): Promise<Metadata> => ({
  title: (await getTranslations('errorPages'))('goneTitle'),
  robots: { index: false },
})

/** Shown with status 410 for what existed once: a book that is no longer sold, a page that was taken down. */
const GonePage = async () => {
  const t = await getTranslations('errorPages')
  return (
    <PageMessage
      title={t('goneTitle')}
      text={t('goneText')}
      actions={
        <>
          <ButtonLink href="/search" look="primary">
            {t('toSearch')}
          </ButtonLink>
          <ButtonLink href={newestBooks}>{t('toNew')}</ButtonLink>
        </>
      }
    />
  )
}

export default GonePage
