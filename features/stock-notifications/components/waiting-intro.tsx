import { useLocale, useTranslations } from 'next-intl'
import { ButtonLink } from '#components/ui/button-link.tsx'
import { EmptyState } from '#components/ui/empty-state.tsx'
import { getPathname } from '#lib/routing/navigation.ts'

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
          <ButtonLink href={{ pathname: '/login', query: { redirectPath } }}>{t('signIn')}</ButtonLink>
          <ButtonLink href="/" look="quiet">
            {t('toBooks')}
          </ButtonLink>
        </>
      }
    />
  )
}
