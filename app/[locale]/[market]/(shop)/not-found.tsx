import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { Button } from '#components/ui/button.tsx'
import { PageMessage } from '#features/shell/components/page-message.tsx'
import { Link } from '#lib/routing/navigation.ts'
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
          <Button asChild look="primary">
            <Link href="/">{t('toHome')}</Link>
          </Button>
          <Button asChild>
            <Link href={newestBooks}>{t('toNew')}</Link>
          </Button>
        </>
      }
    />
  )
}

export default NotFoundPage
