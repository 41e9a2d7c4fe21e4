import { useLocale, useTranslations } from 'next-intl'
import { Button } from '#components/ui/button.tsx'
import { EmptyState } from '#components/ui/empty-state.tsx'
import { getPathname, Link } from '#lib/routing/navigation.ts'

/** For who came without the link of a mail and is not signed in. */
export const WaitingIntro = () => {
  const t = useTranslations('stockNotifications')
  const redirectPath = getPathname({ href: '/stock-notifications', locale: useLocale() })
  return (
    <EmptyState
      title={t('introTitle')}
      text={t('introText')}
      actions={
        <>
          <Button asChild>
            <Link href={{ pathname: '/login', query: { redirectPath } }}>{t('signIn')}</Link>
          </Button>
          <Button asChild look="quiet">
            <Link href="/">{t('toBooks')}</Link>
          </Button>
        </>
      }
    />
  )
}
