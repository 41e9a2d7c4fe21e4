'use client'

import { useQuery } from '@tanstack/react-query'
import { useLocale, useTranslations } from 'next-intl'
import { Button } from '#components/ui/button.tsx'
import { EmptyState } from '#components/ui/empty-state.tsx'
import { Notice } from '#components/ui/notice.tsx'
import { SkeletonText } from '#components/ui/skeleton.tsx'
import { useErrorText } from '#lib/i18n/use-error-text.ts'
import { getPathname, Link } from '#lib/routing/navigation.ts'
import { useHydrated } from '#lib/session/use-hydrated.ts'
import { useMailToken } from '#lib/session/use-mail-token.ts'
import { linkQuery, useBegin } from '../queries.ts'

const ToHome = () => {
  const t = useTranslations('impersonation.page')
  return (
    <Button asChild>
      <Link href="/">{t('home')}</Link>
    </Button>
  )
}

/** Whose account it is and why. Only the press uses the link up. */
const LinkDetails = ({ token }: { token: string }) => {
  const t = useTranslations('impersonation.page')
  const errorText = useErrorText()
  const locale = useLocale()
  const { data: link, error: unread } = useQuery(linkQuery(token))
  const begin = useBegin(token, getPathname({ href: '/', locale }))
  const error = begin.error ?? unread
  return (
    <>
      {error && (
        <Notice tone="error" title={t('failed')} actions={<ToHome />} announce>
          {errorText(error)}
        </Notice>
      )}
      {!link && !error && <SkeletonText lines={3} />}
      {link && (
        <>
          <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-2 [overflow-wrap:anywhere]">
            <dt className="text-soft">{t('account')}</dt>
            <dd>
              {link.displayName} ({link.email})
            </dd>
            <dt className="text-soft">{t('reason')}</dt>
            <dd>{link.reason}</dd>
            <dt className="text-soft">{t('duration')}</dt>
            <dd>{t('minutes', { minutes: link.minutes })}</dd>
          </dl>
          <p className="text-soft">{t('text')}</p>
          <Button look="primary" busy={begin.isPending || begin.isSuccess} onClick={() => begin.mutate()}>
            {t('begin')}
          </Button>
        </>
      )}
    </>
  )
}

export const ImpersonateView = () => {
  const t = useTranslations('impersonation.page')
  const hydrated = useHydrated()
  const token = useMailToken()
  if (token !== undefined) return <LinkDetails key={token} token={token} />
  if (hydrated) return <EmptyState title={t('noLinkTitle')} text={t('noLinkText')} actions={<ToHome />} />
  return (
    <>
      <noscript>
        <p>{t('needsScript')}</p>
      </noscript>
      <SkeletonText lines={3} />
    </>
  )
}
